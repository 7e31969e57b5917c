import type { StoreApi } from "zustand/vanilla";
import type { Flick } from "../../shared/dice/throw";
import type { Command } from "../../shared/games/diced-tomatoes/commands";
import type { Reply, Request } from "../../shared/protocol/messages";
import type { TableFollower } from "../bridge/follow-table";
import type { ShownRefusal } from "../hud/hud-props";
import { freshId } from "./fresh-id";
import type { DicedOnScreen } from "./legal-on";
import { pickCount, quickPick, withDie, withPower } from "./targets";
import type { Aim, TableActions } from "./turn";

export interface FingersState extends DicedOnScreen {
  aim: Aim;
  refusal: ShownRefusal | null;
}

/** What a player at Diced Tomatoes does with a hand, on whatever screen. */
export type Fingers = Pick<
  TableActions,
  "pick" | "unpick" | "setPicked" | "select" | "aimPower" | "send" | "roll" | "endTurn" | "undo"
>;

/** Keeps the player's choices in `store` and turns them into requests; `showAll` ends whatever is still being shown. */
export function dicedFingers<S extends FingersState>(parts: {
  store: StoreApi<S>;
  follower: TableFollower;
  ask(request: Request): Promise<Reply>;
  showAll(): void;
}): Fingers {
  const { follower, ask, showAll } = parts;
  const get = (): FingersState => parts.store.getState();
  const set = (part: Partial<FingersState>) => parts.store.setState(part as Partial<S>);
  const aim = (part: Partial<Aim>) => set({ aim: { ...get().aim, ...part } });
  const basket = () => get().presentation?.shown.basket ?? [];

  function send(command: Command, flick?: Flick): void {
    const { table } = get();
    const seat = table?.state.activeSeat;
    if (!table || seat === null || seat === undefined) return;
    showAll();
    const { seq } = follower.current();
    set({ refusal: null });
    void ask({ type: "command", id: freshId(), table: table.tableId, seat, seq, command, ...(flick && { flick }) });
  }

  return {
    pick(die) {
      const { picked } = get().aim;
      if (picked.includes(die) || picked.length >= pickCount(basket())) return;
      aim({ picked: [...picked, die] });
    },
    unpick: (die) => aim({ picked: get().aim.picked.filter((other) => other !== die) }),
    setPicked: (dice) => aim({ picked: dice }),
    select: (die) => aim(withDie(get().aim, die)),
    aimPower: (power) => aim(withPower(get().aim, power)),
    send,
    roll(flick) {
      const { picked } = get().aim;
      send({ type: "roll", dice: picked.length > 0 ? picked : quickPick(basket()) }, flick);
    },
    endTurn: () => send({ type: "endTurn" }),
    undo() {
      const { table } = get();
      const seat = table?.state.activeSeat;
      if (!table || seat === null || seat === undefined) return;
      showAll();
      const { seq } = follower.current();
      void ask({ type: "undo", id: freshId(), table: table.tableId, seat, seq });
    },
  };
}
