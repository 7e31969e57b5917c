import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { LineBanner } from "../../hud/messages/LineBanner";
import type { PhoneState } from "../phone-session";
import { playersOf } from "../place";
import { useRefusalWords } from "../use-refusal-words";
import { DoorPage } from "./DoorPage";
import type { Door } from "./door";
import { JoinForm } from "./JoinForm";
import styles from "./JoinPage.module.css";
import notice from "./Notice.module.css";
import { PeopleList } from "./PeopleList";

/** Asks who a newcomer is, and shows who is there already. */
export function JoinPage(props: { door: Door; state: PhoneState; onWatch(): void }) {
  const { door, state } = props;
  const { t } = useTranslation();
  const note = useStore(door.store, ({ note }) => note);
  const refusalWords = useRefusalWords();
  const { company, asking, refusal } = state;
  const players = playersOf(state);
  if (!company) return null;
  return (
    <>
      <LineBanner line={state.line} />
      <DoorPage title={t("phone.join.title")}>
        {note && note !== "left" && <p className={notice.note}>{t(`phone.fault.${note}`)}</p>}
        <JoinForm
          company={company}
          players={players}
          asking={asking}
          refusal={refusal && refusalWords(refusal.refusal)}
          onJoin={door.join}
          onWatch={props.onWatch}
        />
        <section className={styles.people}>
          <h2>{t("phone.people.title")}</h2>
          <PeopleList company={company} players={players} />
        </section>
      </DoorPage>
    </>
  );
}
