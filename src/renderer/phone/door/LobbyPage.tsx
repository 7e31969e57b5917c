import { useState } from "react";
import { Input, Label, TextField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { WORDS_LIMIT } from "../../../shared/table/records";
import { LineBanner } from "../../hud/messages/LineBanner";
import { Action } from "../../hud/ui/Action";
import type { PhoneSession, PhoneState } from "../phone-session";
import { meIn, playersOf } from "../place";
import { LeaveSheet } from "../table/LeaveSheet";
import { useRefusalWords } from "../use-refusal-words";
import { DoorPage } from "./DoorPage";
import type { Door } from "./door";
import join from "./JoinPage.module.css";
import notice from "./Notice.module.css";
import { PeopleList } from "./PeopleList";

/** Before a game: who is there, and what is waited for. */
export function LobbyPage(props: { door: Door; session: PhoneSession; state: PhoneState; onJoin(): void }) {
  const { state, session } = props;
  const { t } = useTranslation();
  const refusalWords = useRefusalWords();
  const [leaving, setLeaving] = useState(false);
  const { company, waiting, refusal } = state;
  if (!company) return null;
  const me = meIn(company);
  const seat = me?.seat ?? null;
  return (
    <>
      <LineBanner line={state.line} />
      <DoorPage title={me ? t("phone.lobby.hello", { name: me.name }) : t("phone.seat.watching")}>
        <p role="status">{t(waiting ? "phone.words.waiting" : me ? "phone.lobby.waiting" : "phone.lobby.watching")}</p>
        {me && !waiting && <p className={join.hint}>{t("phone.lobby.named")}</p>}
        {waiting && seat !== null && (
          <OwnWords
            key={waiting.tableId}
            said={waiting.fair.words[seat] ?? null}
            onAdd={(words) => session.addWords(seat, words)}
          />
        )}
        {refusal && (
          <p className={join.fault} role="alert">
            {refusalWords(refusal.refusal)}
          </p>
        )}
        <section className={join.people}>
          <h2>{t("phone.people.title")}</h2>
          <PeopleList company={company} players={playersOf(state)} />
        </section>
        {me ? (
          <Action look="quiet" onPress={() => setLeaving(true)}>
            {t("phone.lobby.leave")}
          </Action>
        ) : (
          <Action look="primary" className={notice.wide} onPress={props.onJoin}>
            {t("phone.lobby.join")}
          </Action>
        )}
      </DoorPage>
      <LeaveSheet isOpen={leaving} onClose={() => setLeaving(false)} onLeave={props.door.leave} />
    </>
  );
}

/** Words of this guest's seat that the dice will depend on. */
function OwnWords({ said, onAdd }: { said: string | null; onAdd(words: string): void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(said ?? "");
  const kept = text.trim() === (said ?? "");
  return (
    <form
      className={join.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!kept) onAdd(text.trim());
      }}
    >
      <TextField className={join.field ?? ""} value={text} onChange={setText} maxLength={WORDS_LIMIT}>
        <Label className={join.label ?? ""}>{t("phone.words.yours")}</Label>
        <Input className={join.input ?? ""} placeholder={t("words.placeholder")} enterKeyHint="done" />
      </TextField>
      <Action submit>{said !== null && kept ? t("words.kept") : t("phone.words.add")}</Action>
    </form>
  );
}
