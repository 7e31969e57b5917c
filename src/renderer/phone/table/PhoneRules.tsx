import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { RulesPanel } from "../../hud/rules/RulesPanel";
import { addRules } from "../words";

/** The rules of a game, fetched when they are first opened. */
export default function PhoneRules({ book, rule }: { book: "rules" | "forage-rules"; rule: string | null }) {
  const { i18n } = useTranslation();
  const [ready, setReady] = useState(i18n.hasResourceBundle(i18n.language, book));
  useEffect(() => {
    let wanted = true;
    void addRules(i18n, book).then(() => {
      if (wanted) setReady(true);
    });
    return () => {
      wanted = false;
    };
  }, [i18n, book]);
  return ready ? <RulesPanel rule={rule} book={book} /> : null;
}
