import type { ComponentProps, ReactNode } from "react";
import { Drawer } from "../../hud/drawer/Drawer";
import { RulesPanel } from "../../hud/rules/RulesPanel";
import { SettingsPanel } from "../../hud/settings/SettingsPanel";
import type { ForageWords } from "../../i18n/forage-words";
import { ForageLog } from "./ForageLog";
import styles from "./ForageTable.module.css";
import type { ForagePanel } from "./ForageTopBar";

/** The panel that is open beside a forest. */
export function ForageDrawer(props: {
  panel: ForagePanel;
  /** What counts beside the forest, for windows with no room for it there. */
  sides: ReactNode;
  log: ComponentProps<typeof ForageLog>["log"];
  /** The rule to open the book at. */
  rule: string | null;
  words: ForageWords;
  onClose(): void;
}) {
  const { panel, words } = props;
  return (
    <Drawer title={words.t(`panel.${panel}`)} onClose={props.onClose}>
      {panel === "scores" && <div className={styles.drawn}>{props.sides}</div>}
      {panel === "log" && <ForageLog log={props.log} words={words} />}
      {panel === "rules" && <RulesPanel rule={props.rule} book="forage-rules" />}
      {panel === "settings" && <SettingsPanel />}
    </Drawer>
  );
}
