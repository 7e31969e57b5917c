import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { freeSeats } from "../../company/people";
import { Action } from "../../hud/ui/Action";
import { Icon, type IconName } from "../../hud/ui/Icon";
import { Sheet } from "../../hud/ui/Sheet";
import type { Door } from "../door/door";
import { PeopleList } from "../door/PeopleList";
import type { PhoneSession } from "../phone-session";
import { meIn, playersOf } from "../place";
import { LeaveSheet } from "./LeaveSheet";
import styles from "./PhoneFrame.module.css";
import { PhoneSettings } from "./PhoneSettings";
import { SeatSheet } from "./SeatSheet";
import { SureSheet } from "./SureSheet";

const PhoneRules = lazy(() => import("./PhoneRules"));

/** What the menu leads to; `menu` itself is a sheet too. */
type Leaf = "menu" | "rules" | "log" | "scores" | "people" | "settings" | "seat" | "concede" | "leave";

export interface PhoneFrameProps {
  door: Door;
  session: PhoneSession;
  onJoin(): void;
  book: "rules" | "forage-rules";
  /** Whose turn it is. */
  plate: ReactNode;
  log: ReactNode;
  scores: ReactNode;
  /** Gives the game up; null where it cannot be given up. */
  onConcede: (() => void) | null;
  /** The table; it is given the way to a rule. */
  children(showRule: (rule: string) => void): ReactNode;
}

/** What stands around every table on a phone: whose turn it is, and the sheets with everything else. */
export function PhoneFrame(props: PhoneFrameProps) {
  const { session, onConcede } = props;
  const { t } = useTranslation();
  const state = useStore(session.store);
  const [leaf, setLeaf] = useState<Leaf | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const close = useCallback(() => setLeaf(null), []);
  const showRule = useCallback((id: string) => {
    setRule(id);
    setLeaf("rules");
  }, []);
  const { company } = state;
  const free = freeSeats(company, playersOf(state));
  const me = company && meIn(company);
  const unseated = company !== null && (me === null || me?.seat === null);
  const over = (state.table ?? state.forage)?.state.phase === "finished";
  const canSit = unseated && !over && (me === null || free.length > 0);
  const items: [Leaf, IconName, string][] = [
    ["scores", "score", t("menu.scores")],
    ["log", "log", t("menu.log")],
    ["rules", "book", t("menu.rules")],
    ["people", "people", t("phone.menu.people")],
    ["settings", "gear", t("phone.menu.settings")],
  ];
  if (onConcede) items.push(["concede", "close", t("leave.concede")]);
  if (me) items.push(["leave", "door", t("phone.menu.leave")]);
  const open = (next: Leaf) => {
    setRule(null);
    setLeaf(next);
  };
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        {props.plate}
        <a className={styles.whole} href="./table">
          {t("phone.table.open")}
        </a>
        <Action look="icon" label={t("menu.title")} onPress={() => setLeaf("menu")}>
          <Icon name="menu" size={26} />
        </Action>
      </header>
      {canSit && (
        <p className={styles.unseated}>
          <span>{t("phone.seat.watching")}</span>
          <Action onPress={() => (me === null ? props.onJoin() : open("seat"))}>
            {t(me === null ? "phone.lobby.join" : "phone.seat.take")}
          </Action>
        </p>
      )}
      {props.children(showRule)}
      <Sheet title={t("menu.title")} isOpen={leaf === "menu"} onClose={close}>
        <ul className={styles.menu}>
          {items.map(([id, icon, label]) => (
            <li key={id}>
              <Action look="quiet" className={styles.item} onPress={() => open(id)}>
                <Icon name={icon} />
                {label}
              </Action>
            </li>
          ))}
          <li>
            <a className={styles.item} href="./table">
              <Icon name="fit" />
              {t("phone.menu.table")}
            </a>
          </li>
        </ul>
      </Sheet>
      <Sheet title={t("panel.scores")} isOpen={leaf === "scores"} onClose={close}>
        {props.scores}
      </Sheet>
      <Sheet title={t("panel.log")} isOpen={leaf === "log"} onClose={close}>
        {props.log}
      </Sheet>
      <Sheet title={t("panel.rules")} isOpen={leaf === "rules"} onClose={close}>
        <Suspense fallback={null}>
          <PhoneRules book={props.book} rule={rule} />
        </Suspense>
      </Sheet>
      <Sheet title={t("phone.people.title")} isOpen={leaf === "people"} onClose={close}>
        {company && <PeopleList company={company} players={playersOf(state)} />}
      </Sheet>
      <Sheet title={t("panel.settings")} isOpen={leaf === "settings"} onClose={close}>
        <PhoneSettings />
      </Sheet>
      <SeatSheet
        isOpen={leaf === "seat"}
        seats={free}
        onClose={close}
        onTake={(seat) => {
          close();
          session.takeSeat(seat);
        }}
      />
      <SureSheet
        isOpen={leaf === "concede" && onConcede !== null}
        title={t("leave.concede")}
        words={t("phone.concede.words")}
        yes={t("leave.concede")}
        no={t("leave.stay")}
        onClose={close}
        onYes={() => {
          close();
          onConcede?.();
        }}
      />
      <LeaveSheet isOpen={leaf === "leave"} onClose={close} onLeave={props.door.leave} />
    </div>
  );
}
