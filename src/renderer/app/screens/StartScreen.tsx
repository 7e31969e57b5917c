import { useEffect, useState } from "react";
import { FileTrigger } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { PhonesButton } from "../../company/PhonesButton";
import { usePresenter } from "../../hud/present/presenter-store";
import { RulesPanel } from "../../hud/rules/RulesPanel";
import { SettingsPanel } from "../../hud/settings/SettingsPanel";
import { Action } from "../../hud/ui/Action";
import { Icon } from "../../hud/ui/Icon";
import { Sheet } from "../../hud/ui/Sheet";
import { NearbyButton } from "../../nearby/NearbyButton";
import type { Shelf } from "../shelf/shelf";
import styles from "./StartScreen.module.css";
import { ShelfSheet } from "./shelf/ShelfSheet";
import { UnfinishedTables } from "./shelf/UnfinishedTables";
import { TomatoPicture } from "./TomatoPicture";

export interface StartScreenProps {
  /** Names at the table that is still open; null where none is. */
  openTable: readonly string[] | null;
  shelf: Shelf;
  onContinue(): void;
  onSetTable(): void;
  /** A file was picked to be played back. */
  onReplayFile(file: File): void;
  onReplay(table: string): void;
}

/** Tables put away that are offered at the front door itself; the sheet has them all. */
const OFFERED = 3;

/** The front door: the game as a card on a linen cloth, and the ways in. */
export function StartScreen(props: StartScreenProps) {
  const { t, i18n } = useTranslation();
  const [sheet, setSheet] = useState<"rules" | "settings" | "shelf" | null>(null);
  const { shelf } = props;
  const presents = usePresenter(({ available }) => available);
  const { tables, busy } = useStore(shelf.store);
  // Every table that is left or finished changes what there is.
  useEffect(() => void shelf.list(), [shelf]);
  const waiting = tables?.unfinished.filter(({ table }) => table !== tables.open).slice(0, OFFERED) ?? [];
  const names = props.openTable ? new Intl.ListFormat(i18n.language).format(props.openTable) : "";
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("app.name")}</h1>
        <p className={styles.motto}>{t("app.motto")}</p>
      </header>
      <article className={styles.card}>
        <div className={styles.picture}>
          <TomatoPicture />
        </div>
        <div className={styles.words}>
          <h2 className={styles.game}>{t("game.name")}</h2>
          <p className={styles.facts}>{t("game.facts")}</p>
          <p>{t("game.pitch")}</p>
          <p className={styles.second}>{t("game.second")}</p>
          <div className={styles.ways}>
            {props.openTable && (
              <div className={styles.open}>
                <Action look="primary" className={styles.big} onPress={props.onContinue}>
                  {t("start.continue")}
                </Action>
                <p>{t("start.open-with", { names })}</p>
              </div>
            )}
            <Action look={props.openTable ? "plain" : "primary"} className={styles.big} onPress={props.onSetTable}>
              {t("start.set-table")}
            </Action>
            <PhonesButton className={styles.phones} />
            <NearbyButton className={styles.phones} />
          </div>
        </div>
      </article>
      {waiting.length > 0 && (
        <section className={styles.waiting} aria-labelledby="waiting-tables">
          <h2 id="waiting-tables">{t("shelf.waiting")}</h2>
          <UnfinishedTables tables={waiting} busy={busy} onResume={(table) => void shelf.resume(table)} />
        </section>
      )}
      <nav className={styles.nav} aria-label={t("start.more")}>
        <Action look="quiet" onPress={() => setSheet("shelf")}>
          <Icon name="log" />
          {t("shelf.open")}
        </Action>
        <Action look="quiet" onPress={() => setSheet("rules")}>
          <Icon name="book" />
          {t("start.rules")}
        </Action>
        <Action look="quiet" onPress={() => setSheet("settings")}>
          <Icon name="gear" />
          {t("start.settings")}
        </Action>
        {presents && (
          <Action look="quiet" onPress={() => usePresenter.setState({ open: true })}>
            <Icon name="screen" />
            {t("menu.present")}
          </Action>
        )}
        <FileTrigger
          acceptedFileTypes={[".json"]}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) props.onReplayFile(file);
          }}
        >
          <Action look="quiet">
            <Icon name="film" />
            {t("replay.open-file")}
          </Action>
        </FileTrigger>
      </nav>
      <ShelfSheet
        shelf={shelf}
        isOpen={sheet === "shelf"}
        onClose={() => setSheet(null)}
        onReplay={(table) => {
          setSheet(null);
          props.onReplay(table);
        }}
      />
      <Sheet wide title={t("panel.rules")} isOpen={sheet === "rules"} onClose={() => setSheet(null)}>
        <RulesPanel rule={null} />
      </Sheet>
      <Sheet title={t("panel.settings")} isOpen={sheet === "settings"} onClose={() => setSheet(null)}>
        <SettingsPanel />
      </Sheet>
    </main>
  );
}
