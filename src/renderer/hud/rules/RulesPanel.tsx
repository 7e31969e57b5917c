import { useEffect, useRef, useState } from "react";
import { Input, Label, SearchField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import styles from "./RulesPanel.module.css";
import { type Chapter, findRules, ruleElementId } from "./rules-book";

/** The rules in words, each under its id, searchable; `rule` is scrolled to and marked. */
export function RulesPanel({ rule, book = "rules" }: { rule: string | null; book?: "rules" | "forage-rules" }) {
  const { t, i18n } = useTranslation();
  const [sought, setSought] = useState("");
  const body = useRef<HTMLDivElement>(null);
  const chapters = i18n.getResource(i18n.language, book, "chapters") as Chapter[];
  const found = findRules(chapters, sought);
  useEffect(() => {
    if (!rule) return;
    const target = body.current?.querySelector(`[id="${ruleElementId(rule)}"]`);
    if (target instanceof HTMLElement) {
      target.scrollIntoView({ block: "center" });
      target.focus({ preventScroll: true });
    }
  }, [rule]);
  return (
    <div ref={body} className={styles.rules}>
      <SearchField className={styles.search ?? ""} value={sought} onChange={setSought}>
        <Label>{t("rules.search")}</Label>
        <Input className={styles.input ?? ""} placeholder={t("rules.search-example")} />
      </SearchField>
      {found.length === 0 && <p className={styles.none}>{t("rules.none")}</p>}
      {found.map((chapter) => (
        <section key={chapter.title}>
          <h3 className={styles.title}>{chapter.title}</h3>
          {chapter.intro && sought === "" && <p className={styles.intro}>{chapter.intro}</p>}
          <ul>
            {chapter.rules.map(({ id, text }) => (
              <li
                key={id}
                id={ruleElementId(id)}
                tabIndex={-1}
                className={styles.rule}
                data-marked={id === rule || undefined}
              >
                <span className={styles.id}>{id}</span>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
