import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Company } from "../../shared/protocol/company";
import { useCompany } from "../company/company-context";
import type { ShownRefusal } from "../hud/hud-props";
import { JoinForm } from "../phone/door/JoinForm";
import { PeopleList } from "../phone/door/PeopleList";
import { useRefusalWords } from "../phone/use-refusal-words";
import { askNearby, useVisit } from "./nearby-store";
import { useTableName } from "./TableName";
import styles from "./VisitorJoin.module.css";
import { WayHome } from "./WayHome";

/** At a table elsewhere: asks who has come, or whether looking on is enough. */
export function VisitorJoin({ company, refusal }: { company: Company; refusal: ShownRefusal | null }) {
  const { t } = useTranslation();
  const { players, actions } = useCompany();
  const visit = useVisit();
  const nameOf = useTableName();
  const refusalWords = useRefusalWords();
  const [asking, setAsking] = useState(false);
  return (
    <main className={styles.page}>
      <div className={styles.slip}>
        <header>
          <h1>{t("nearby.who")}</h1>
          {visit && <p>{t("nearby.here", { name: nameOf(visit) })}</p>}
        </header>
        <JoinForm
          company={company}
          players={players}
          asking={asking}
          refusal={refusal && refusalWords(refusal.refusal)}
          onJoin={(newcomer) => {
            if (!actions || asking) return;
            setAsking(true);
            void actions.join(newcomer).finally(() => setAsking(false));
          }}
          onWatch={() => askNearby({ type: "watch", watching: true })}
        />
        <section className={styles.people} aria-labelledby="visitor-people">
          <h2 id="visitor-people">{t("nearby.people")}</h2>
          <PeopleList company={company} players={players} />
        </section>
        <WayHome />
      </div>
    </main>
  );
}
