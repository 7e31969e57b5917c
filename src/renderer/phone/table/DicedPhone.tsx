import { useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { legalOn } from "../../app/legal-on";
import { shownLog } from "../../app/shown-log";
import { targetsOf } from "../../app/targets";
import type { TableScreen } from "../../app/turn";
import { EndPanel } from "../../hud/end/EndPanel";
import { useInputKind, useTargetFocus } from "../../hud/keys/use-target-focus";
import { EventLog } from "../../hud/log/EventLog";
import { ClosedBanner } from "../../hud/messages/ClosedBanner";
import { LineBanner } from "../../hud/messages/LineBanner";
import { LiveRegion } from "../../hud/messages/LiveRegion";
import { Toast } from "../../hud/messages/Toast";
import { ScoresPanel } from "../../hud/scores/ScoresPanel";
import { useWords } from "../../i18n/use-words";
import type { Words } from "../../i18n/words";
import type { Door } from "../door/door";
import type { PhoneSession } from "../phone-session";
import { useRefusalWords } from "../use-refusal-words";
import styles from "./DicedPhone.module.css";
import { LastNews } from "./LastNews";
import { Mats } from "./Mats";
import { PhoneFrame } from "./PhoneFrame";
import { PhoneHand } from "./PhoneHand";
import { SeatTabs } from "./SeatTabs";
import { TurnPlate } from "./TurnPlate";
import { useTurnBuzz } from "./use-turn-buzz";

/** A table of Diced Tomatoes in a guest's hand: the own mat large, the dice below it, the others a swipe away. */
export function DicedPhone(props: { door: Door; session: PhoneSession; onJoin(): void }) {
  const { session } = props;
  const { fingers } = session;
  const state = useStore(session.store);
  const { line, table, presentation, aim, refusal } = state;
  const legal = useMemo(() => legalOn({ line, table, presentation }), [line, table, presentation]);
  const screen = useMemo<TableScreen | null>(
    () =>
      table &&
      presentation && {
        tableId: table.tableId,
        shown: presentation.shown,
        aim,
        legal,
        targets: targetsOf(legal, aim),
        rolling: presentation.rolling,
        canUndo: table.canUndo && !presentation.rolling && line === "open",
      },
    [line, table, presentation, aim, legal],
  );
  const log = useMemo(
    () => shownLog(table?.log ?? [], presentation?.waiting ?? 0),
    [table?.log, presentation?.waiting],
  );
  const own = table?.mySeats[0] ?? null;
  const active = presentation?.shown.activeSeat ?? null;
  const turn = presentation?.shown.turn ?? 0;
  const [mat, setMat] = useState(own ?? active ?? 0);
  // At one's own turn the own mat is what matters; who only looks on follows whoever plays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn may follow another of the same seat.
  useEffect(() => {
    if (own === null && active !== null) setMat(active);
    if (own !== null && active === own) setMat(own);
  }, [own, active, turn]);
  const words = usePhoneWords(useWords(presentation?.shown.players ?? []));
  useInputKind();
  useTargetFocus(aim);
  useTurnBuzz(own !== null && active === own ? turn : null);
  const readRefusal = useCallback(() => session.readRefusal(), [session]);
  if (!table || !presentation || !screen) return null;

  const { shown, latest } = presentation;
  const closed = table.ended ? ("ended" as const) : table.fault;
  const hiddenRoll = presentation.rolling && latest && "rollId" in latest ? latest.rollId : null;
  return (
    <PhoneFrame
      door={props.door}
      session={session}
      onJoin={props.onJoin}
      book="rules"
      plate={<TurnPlate state={shown} own={own} />}
      log={<EventLog players={shown.players} log={log} hiddenRoll={hiddenRoll} onGoBack={null} />}
      scores={<ScoresPanel state={shown} />}
      onConcede={legal.some(({ type }) => type === "concede") ? () => fingers.send({ type: "concede" }) : null}
    >
      {(showRule) => (
        <>
          <div className={styles.banners}>
            <LineBanner line={line} />
            <ClosedBanner closed={closed} />
          </div>
          <div className={styles.table} data-rolling={presentation.rolling || undefined}>
            <main className={styles.board}>
              <SeatTabs state={shown} own={own} shown={mat} targets={screen.targets} onShow={setMat} />
              <Mats state={shown} shown={mat} targets={screen.targets} onShow={setMat} onSend={fingers.send}>
                <LastNews players={shown.players} log={log} hiddenRoll={hiddenRoll} />
              </Mats>
              {shown.phase === "finished" && <EndPanel state={shown} next={null} />}
            </main>
            <PhoneHand
              screen={screen}
              own={own}
              mat={mat}
              latest={latest}
              log={log}
              hiddenRoll={hiddenRoll}
              lineOpen={line === "open"}
              closed={closed !== null}
              session={session}
            />
          </div>
          {refusal && <Toast shown={refusal} words={words} onClose={readRefusal} onRule={showRule} />}
          <LiveRegion state={shown} log={log} rolling={presentation.rolling} refusal={refusal} words={words} />
        </>
      )}
    </PhoneFrame>
  );
}

/** The words of the table, with those of a guest for what only guests are refused. */
function usePhoneWords(words: Words): Words {
  const ofGuests = useRefusalWords();
  return useMemo(
    () => ({
      ...words,
      refusal: (refusal, hand) =>
        refusal.rule === null && refusal.code !== "illegal-command" ? ofGuests(refusal) : words.refusal(refusal, hand),
    }),
    [words, ofGuests],
  );
}
