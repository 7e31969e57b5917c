import { useEffect } from "react";
import { FileTrigger, Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { Action } from "../../../hud/ui/Action";
import { Sheet } from "../../../hud/ui/Sheet";
import { offerFile } from "../../shelf/offer-file";
import type { Shelf } from "../../shelf/shelf";
import { FinishedTables } from "./FinishedTables";
import { PlayerRecords } from "./PlayerRecords";
import styles from "./Shelf.module.css";
import { ShelfNews } from "./ShelfNews";
import { UnfinishedTables } from "./UnfinishedTables";

/** Every table that the host keeps: to go on with, to look at again, to keep as a file; and what players have done. */
export function ShelfSheet(props: { shelf: Shelf; isOpen: boolean; onClose(): void; onReplay(table: string): void }) {
  const { t } = useTranslation();
  return (
    <Sheet wide title={t("shelf.title")} isOpen={props.isOpen} onClose={props.onClose}>
      <ShelfTabs {...props} />
    </Sheet>
  );
}

function ShelfTabs({ shelf, onReplay }: { shelf: Shelf; onReplay(table: string): void }) {
  const { t } = useTranslation();
  const { tables, statistics, busy, ...news } = useStore(shelf.store);
  useEffect(() => {
    void shelf.load();
    return shelf.readNews;
  }, [shelf]);
  const save = async (table: string | null) => {
    const file = await shelf.fetch(table);
    if (file) offerFile(file);
  };
  const remove = ({ table, players }: { table: string; players: readonly string[] }) => shelf.remove(table, players);
  // The open table is gone on with by its own button.
  const unfinished = tables?.unfinished.filter(({ table }) => table !== tables.open) ?? [];
  const ways = {
    busy,
    onReplay,
    onSave: (table: string) => void save(table),
    onDelete: (of: Parameters<typeof remove>[0]) => void remove(of),
  };
  return (
    <>
      <ShelfNews {...news} onRestore={() => void shelf.restore()} />
      {!tables ? (
        <p role="status">{t("shelf.loading")}</p>
      ) : (
        <Tabs className={styles.tabs ?? ""}>
          <TabList className={styles.tabList ?? ""} aria-label={t("shelf.title")}>
            <Tab id="unfinished" className={styles.tab ?? ""}>
              {t("shelf.unfinished", { count: unfinished.length })}
            </Tab>
            <Tab id="finished" className={styles.tab ?? ""}>
              {t("shelf.finished", { count: tables.finished.length })}
            </Tab>
            <Tab id="records" className={styles.tab ?? ""}>
              {t("shelf.records")}
            </Tab>
          </TabList>
          <TabPanel id="unfinished">
            {unfinished.length === 0 ? (
              <p className={styles.empty}>{t("shelf.none-unfinished")}</p>
            ) : (
              <UnfinishedTables
                tables={unfinished}
                busy={busy}
                onResume={(table) => void shelf.resume(table)}
                more={ways}
              />
            )}
            {tables.broken.map(({ table, reason, params }) => (
              <p key={table} className={styles.fault}>
                {t([`refusal.${reason}`, "refusal.unknown"], params)}
              </p>
            ))}
          </TabPanel>
          <TabPanel id="finished">
            {tables.finished.length === 0 ? (
              <p className={styles.empty}>{t("shelf.none-finished")}</p>
            ) : (
              <FinishedTables tables={tables.finished} {...ways} />
            )}
          </TabPanel>
          <TabPanel id="records">
            {statistics && statistics.length > 0 ? (
              <PlayerRecords players={statistics} />
            ) : (
              <p className={styles.empty}>{t("records.none")}</p>
            )}
          </TabPanel>
        </Tabs>
      )}
      <footer className={styles.foot}>
        <FileTrigger
          acceptedFileTypes={[".json", "application/json"]}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) void file.text().then(shelf.takeIn);
          }}
        >
          <Action>{t("shelf.take-in")}</Action>
        </FileTrigger>
        <Action reason={busy ? t("shelf.busy") : null} onPress={() => void save(null)}>
          {t("shelf.save-all")}
        </Action>
      </footer>
    </>
  );
}
