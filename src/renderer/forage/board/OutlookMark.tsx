import { useTranslation } from "react-i18next";
import type { CellOutlook } from "../model/rehearse";
import { ForageDie } from "./ForageDie";
import { MouseToken } from "./MouseToken";
import styles from "./OutlookMark.module.css";

type Tone = "gain" | "loss" | "same" | "barred";

const TONE: Readonly<Record<CellOutlook["does"], Tone>> = {
  new: "gain",
  grows: "gain",
  stays: "same",
  mouse: "loss",
  token: "loss",
  nothing: "same",
  "none-left": "same",
  barred: "barred",
};

/** What one overlapped cell will do, over the held card: the die as it will lie, and a paper slip that says it. */
export function OutlookMark({ outlook }: { outlook: CellOutlook }) {
  const { t } = useTranslation();
  return (
    <div className={styles.mark} data-tone={TONE[outlook.does]}>
      <div className={styles.thing}>
        {outlook.does === "new" && <ForageDie colour={outlook.colour} face={1} />}
        {(outlook.does === "grows" || outlook.does === "stays") && (
          <ForageDie colour={outlook.colour} face={outlook.face} />
        )}
        {outlook.does === "mouse" && <ForageDie colour={outlook.colour} face="mouse" />}
        {outlook.does === "token" && <MouseToken />}
        {outlook.does === "barred" && (
          <svg viewBox="0 0 24 24" className={styles.cross} aria-hidden="true">
            <circle cx="12" cy="12" r="10" />
            <path d="M7.5 7.5l9 9M16.5 7.5l-9 9" />
          </svg>
        )}
      </div>
      <span className={styles.slip}>
        {outlook.does === "grows" && `${outlook.from} → ${outlook.face}`}
        {outlook.does === "new" && t("forage.slip.new")}
        {outlook.does === "stays" && t("forage.slip.stays")}
        {outlook.does === "mouse" && t("forage.slip.mouse")}
        {outlook.does === "token" && t("forage.slip.token")}
        {outlook.does === "nothing" && t("forage.slip.nothing")}
        {outlook.does === "none-left" && t("forage.slip.none-left")}
        {outlook.does === "barred" && (outlook.rule ?? t("forage.slip.barred"))}
      </span>
    </div>
  );
}
