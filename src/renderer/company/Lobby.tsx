import { useTranslation } from "react-i18next";
import type { Company, Guest } from "../../shared/protocol/company";
import { DieFace } from "../hud/dice/DieFace";
import page from "../hud/messages/Page.module.css";
import { Action } from "../hud/ui/Action";
import { useVisit } from "../nearby/nearby-store";
import { WayHome } from "../nearby/WayHome";
import { useCompany } from "./company-context";
import { GuestName } from "./GuestName";
import styles from "./Lobby.module.css";
import { guestsIn } from "./people";

/** Where a guest, or with null somebody who looks on, waits: for the host's yes, or for a table to be laid. */
export function Lobby({ me, company }: { me: Guest | null; company: Company }) {
  const { t } = useTranslation();
  const { showPeople } = useCompany();
  const visit = useVisit();
  const asking = me?.state === "asking";
  return (
    <main className={page.page}>
      <div className={page.slip}>
        <DieFace colour="red" value={asking ? 1 : 5} size={56} />
        <h1>
          {asking ? t("company.guest.asking") : me ? t("company.guest.lobby", { name: me.name }) : t("nearby.watching")}
        </h1>
        <p role="status">{t(asking ? "company.guest.asking-words" : "company.guest.lobby-words")}</p>
        {!asking && (
          <ul className={styles.people} aria-label={t("company.people")}>
            {guestsIn(company).map((guest) => (
              <li key={guest.guest}>
                <GuestName guest={guest} me={guest.guest === company.me} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.ways}>
          {visit ? (
            <WayHome look="plain" />
          ) : (
            <a className={styles.link} href="./join">
              {t("company.guest.phone-page")}
            </a>
          )}
          {showPeople && (
            <Action look="quiet" onPress={showPeople}>
              {t("company.people")}
            </Action>
          )}
        </div>
      </div>
    </main>
  );
}
