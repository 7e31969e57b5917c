import { useTranslation } from "react-i18next";
import type { DieColour } from "../../../shared/dice/kinds";
import { dieColour } from "../../../shared/dice/kinds";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import { seatNames } from "../../hud/model/names";
import { OverlayDie } from "../parts/OverlayDie";
import type { Shown } from "../show";
import { DicedPlayer } from "./DicedBoard";
import { FlatDice } from "./FlatDice";
import { ForagePlayer } from "./ForageBoard";

/** The whole table from above, drawn: for pictures without WebGL. */
export function FlatTableView({ shown, reduced }: { shown: Shown; reduced: boolean }) {
  const { presentation, forage } = shown;
  const players = presentation?.shown.players ?? forage?.state.players;
  if (!players) return shown.test ? <FlatDice shown={shown} reduced={reduced} /> : null;
  const names = seatNames(players);
  return (
    <section className="ht-table" data-players={players.length}>
      <div className="ht-mats">
        {presentation?.shown.players.map((player, seat) => (
          <DicedPlayer
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={seat}
            state={presentation.shown}
            player={player}
            seat={seat}
            name={names[seat] ?? ""}
          />
        ))}
        {forage?.state.players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <ForagePlayer key={seat} state={forage.state} player={player} seat={seat} name={names[seat] ?? ""} />
        ))}
      </div>
      {presentation && (
        <div className="ht-middle">
          <Basket state={presentation.shown} />
          <div className="ht-tray">
            <FlatDice shown={shown} reduced={reduced} />
          </div>
        </div>
      )}
    </section>
  );
}

const KINDS: readonly { colour: DieColour; value: 2 | 3 | 5 }[] = [
  { colour: "red", value: 5 },
  { colour: "black", value: 2 },
  { colour: "gold", value: 3 },
];

/** How many dice of each colour the basket holds. */
function Basket({ state }: { state: State }) {
  const { t } = useTranslation();
  return (
    <ul className="ht-basket" aria-label={t("flat.basket")}>
      {KINDS.filter(({ colour }) => colour !== "gold" || state.options.goldenSun).map(({ colour, value }) => (
        <li key={colour}>
          <OverlayDie kind={colour} value={value} />
          <b>{state.basket.filter((die) => dieColour(die) === colour).length}</b>
        </li>
      ))}
    </ul>
  );
}
