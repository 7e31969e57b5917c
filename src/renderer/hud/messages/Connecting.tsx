import { useTranslation } from "react-i18next";
import type { LineState } from "../../../shared/line/table-client";
import { useCompany } from "../../company/company-context";
import { shownFault } from "../../company/fault-words";
import { LineFault } from "../../company/LineFault";
import { DieFace } from "../dice/DieFace";
import styles from "./Page.module.css";

/** While the page waits for the table's first word, or where none will come. */
export function Connecting({ line }: { line: LineState }) {
  const { t } = useTranslation();
  const { why, Elsewhere } = useCompany();
  const fault = line === "refused" ? why : null;
  return (
    <main className={styles.page}>
      <div className={styles.slip} role="status">
        <DieFace colour="red" value={5} size={56} rolling={line !== "refused" && line !== "outdated"} />
        <p>
          {fault
            ? t(`company.fault.${shownFault(fault, location)}`)
            : t(
                line === "outdated" && Elsewhere
                  ? "nearby.ended.outdated"
                  : `line.${line === "open" ? "connecting" : line}`,
              )}
        </p>
        {Elsewhere ? <Elsewhere line={line} /> : fault && <LineFault why={fault} />}
      </div>
    </main>
  );
}
