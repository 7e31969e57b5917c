import { useTranslation } from "react-i18next";
import type { Company } from "../../../shared/protocol/company";
import { GuestMark } from "./GuestMark";
import styles from "./PeopleList.module.css";

/** Who has joined, and which seat each of them plays. */
export function PeopleList({ company, players }: { company: Company; players: readonly string[] }) {
  const { t } = useTranslation();
  const guests = company.guests.filter(({ state }) => state === "in");
  if (guests.length === 0) return <p className={styles.none}>{t("phone.people.none")}</p>;
  return (
    <ul className={styles.people} aria-label={t("phone.people.title")}>
      {guests.map(({ guest, name, colour, seat, here }) => {
        const player = seat === null ? undefined : players[seat];
        const facts = [
          guest === company.me ? t("phone.people.you") : null,
          player === undefined
            ? players.length > 0
              ? t("phone.people.watches")
              : null
            : player === name
              ? null
              : t("phone.people.seat", { player }),
          here ? null : t("phone.people.away"),
        ].filter((fact) => fact !== null);
        return (
          <li key={guest} className={styles.person} data-away={!here || undefined}>
            <GuestMark colour={colour} size={34} />
            <span className={styles.name}>{name}</span>
            {facts.length > 0 && <span className={styles.facts}>{facts.join(t("common.dot"))}</span>}
          </li>
        );
      })}
    </ul>
  );
}
