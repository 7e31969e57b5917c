import { useCallback, useMemo } from "react";
import { useStore } from "zustand";
import { targetOf } from "../../../shared/games/forage/scoring";
import { isRace } from "../../../shared/games/forage/state";
import { view as seenBy } from "../../../shared/games/forage/view";
import type { LineState } from "../../../shared/line/table-client";
import type { TableView } from "../../../shared/protocol/messages";
import { ForageBar } from "../../forage/hud/ForageBar";
import { ForageBoard } from "../../forage/hud/ForageBoard";
import { ForageEnd } from "../../forage/hud/ForageEnd";
import { ForageLive } from "../../forage/hud/ForageLive";
import { ForageLog } from "../../forage/hud/ForageLog";
import { ForageSides } from "../../forage/hud/ForageSides";
import { useForagePlay } from "../../forage/hud/use-forage-play";
import { forestBounds } from "../../forage/model/aim";
import { useHint } from "../../forage/solver/use-hint";
import { ClosedBanner } from "../../hud/messages/ClosedBanner";
import { LineBanner } from "../../hud/messages/LineBanner";
import { Toast } from "../../hud/messages/Toast";
import { useForageWords } from "../../i18n/use-forage-words";
import type { Door } from "../door/door";
import type { PhoneSession } from "../phone-session";
import { PhoneFrame } from "../table/PhoneFrame";
import { useRefusalWords } from "../use-refusal-words";
import styles from "./ForageHand.module.css";
import { ForagePlate } from "./ForagePlate";
import { ForagerTabs } from "./ForagerTabs";

/** One's own forest and hand; in a race the forests of the others are a tap away. */
export function ForageHand(props: {
  door: Door;
  session: PhoneSession;
  table: TableView<"forage">;
  line: LineState;
  onJoin(): void;
}) {
  const { session, table, line } = props;
  const { state, mySeats } = table;
  const refusal = useStore(session.store, (phone) => phone.refusal);
  const tableWords = useForageWords(state.players);
  const ofGuests = useRefusalWords();
  const words = useMemo(
    () => ({
      ...tableWords,
      refusal: (told: Parameters<typeof tableWords.refusal>[0]) =>
        told.rule === null && told.code !== "illegal-command" ? ofGuests(told) : tableWords.refusal(told),
    }),
    [tableWords, ofGuests],
  );
  const closed = table.ended ? ("ended" as const) : table.fault;
  const play = useForagePlay({ table, line, closed, actions: session });
  const { seat, player, held, fingers } = play;
  const hints = useHint(state, seat, ({ command }) => fingers.follow(command));
  const own = mySeats[0] ?? null;
  const target = targetOf(state);
  const next = held?.rehearsal.legal ? held.rehearsal.chosen.score : null;
  const seen = useMemo(
    () => seenBy(state, own === null ? { role: "spectator" } : { role: "seat", seat: own }),
    [state, own],
  );
  const bounds = useMemo(() => forestBounds(player.forest), [player.forest]);
  const readRefusal = useCallback(() => session.readRefusal(), [session]);
  return (
    <PhoneFrame
      door={props.door}
      session={session}
      onJoin={props.onJoin}
      book="forage-rules"
      plate={<ForagePlate state={state} seat={seat} own={own} words={words} />}
      log={<ForageLog log={play.log} words={words} />}
      scores={
        <div className={styles.sides}>
          <ForageSides state={state} seat={seat} next={next} seen={seen} pace={1} words={words} />
        </div>
      }
      onConcede={null}
    >
      {(showRule) => (
        <>
          <LineBanner line={line} />
          <ClosedBanner closed={closed} />
          {isRace(state) && <ForagerTabs state={state} own={own} shown={seat} words={words} onShow={play.show} />}
          <div className={styles.table} data-holding={held !== null || undefined}>
            <main className={styles.board}>
              <ForageBoard state={state} play={play} picture={null} words={words} />
              {state.phase === "finished" && <ForageEnd state={state} target={target} words={words} next={null} />}
            </main>
            {play.mine && (
              <footer className={styles.bar}>
                <ForageBar state={state} play={play} hints={hints} words={words} onRule={showRule} />
              </footer>
            )}
          </div>
          {refusal && <Toast shown={refusal} words={words} onClose={readRefusal} onRule={showRule} />}
          <ForageLive held={held} bounds={bounds} log={play.log} refusal={refusal} words={words} />
        </>
      )}
    </PhoneFrame>
  );
}
