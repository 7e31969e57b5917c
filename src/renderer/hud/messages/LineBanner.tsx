import { useTranslation } from "react-i18next";
import type { LineState } from "../../../shared/line/table-client";
import { useCompany } from "../../company/company-context";
import { shownFault } from "../../company/fault-words";
import { LineFault } from "../../company/LineFault";
import styles from "./LineBanner.module.css";

/** Says that the line to the table is down and what helps; the last picture of the table stays. */
export function LineBanner({ line }: { line: LineState }) {
  const { t } = useTranslation();
  const { why, Elsewhere } = useCompany();
  if (line === "open") return null;
  const told = line === "refused" && why ? (`company.fault.${shownFault(why, location)}` as const) : null;
  const words = t(told ?? (line === "outdated" && Elsewhere ? "nearby.ended.outdated" : `line.${line}`));
  return (
    <div className={styles.banner} role="status">
      {line !== "refused" && <span className={styles.dot} aria-hidden="true" />}
      {words}
      {Elsewhere ? <Elsewhere line={line} /> : line === "refused" && why && <LineFault why={why} />}
    </div>
  );
}
