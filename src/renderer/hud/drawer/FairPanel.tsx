import { useState } from "react";
import { useWords } from "../../i18n/use-words";
import { SeatMark } from "../turn/SeatMark";
import { Action } from "../ui/Action";
import styles from "./DicePanel.module.css";

/** What the check of a table's dice found, as far as a person is told. */
export interface DiceCheck {
  /** Null where all fits as far as can be told before the seed is. */
  ok: boolean | null;
  draws: number;
  mismatches: number;
}

/** How anybody can check that the host drew the dice fairly (docs/fair-dice.md). */
export function FairPanel(props: {
  players: readonly { name: string }[];
  /** SHA-256 of the host's seed, in hex, and the words of each seat. */
  fair: { commitment: string; words: readonly (string | null)[] };
  /** Answers null where the table could not be fetched: the host's refusal is shown elsewhere. Null for a guest. */
  onCheck: (() => Promise<DiceCheck | null>) | null;
}) {
  const { t, name } = useWords(props.players);
  const [check, setCheck] = useState<DiceCheck | "running" | null>(null);
  const { onCheck } = props;
  const words = props.fair.words.flatMap((said, seat) => (said === null ? [] : [{ seat, said }]));
  return (
    <section className={styles.panel} aria-labelledby="fair-dice">
      <h3 id="fair-dice">{t("fair.title")}</h3>
      <p>{t("fair.what")}</p>
      <p className={styles.seal}>
        <span>{t("fair.commitment")}</span>
        <code>{props.fair.commitment}</code>
      </p>
      {words.length > 0 && (
        <ul className={styles.words} aria-label={t("fair.words")}>
          {words.map(({ seat, said }) => (
            <li key={seat}>
              <SeatMark seat={seat} size={22} />
              {t("fair.said", { name: name(seat), words: said })}
            </li>
          ))}
        </ul>
      )}
      {onCheck ? (
        <Action
          reason={check === "running" ? t("fair.running") : null}
          onPress={() => {
            setCheck("running");
            void onCheck().then(setCheck);
          }}
        >
          {t("fair.check")}
        </Action>
      ) : (
        <p>{t("company.guest.check")}</p>
      )}
      <div role="status">
        {check !== null && check !== "running" && (
          <p className={styles.verdict} data-bad={check.ok === false || undefined}>
            {check.ok === false
              ? t("fair.wrong", { count: check.mismatches })
              : t(check.ok ? "fair.right" : "fair.so-far", { count: check.draws })}
          </p>
        )}
      </div>
    </section>
  );
}
