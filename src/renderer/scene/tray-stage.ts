import { Quaternion, Vector3 } from "three";
import type { DieId } from "../../shared/dice/kinds";
import type { HandDie } from "../../shared/games/diced-tomatoes/state";
import { TRAY } from "../dice/tray";
import { DiceModel } from "./dice-model";
import { facing, type Place } from "./places";
import type { DiceStage } from "./stage";

/** Beyond the near wall, where dice come from and go to; so small there that they are not seen. */
const AWAY: Place = {
  zone: "basket",
  value: null,
  position: new Vector3(0, 0.5, TRAY.depth / 2 + 1),
  rotation: new Quaternion(),
  scale: 0,
};

/** Nothing but dice: they are thrown onto a floor that is not seen, lie there while they are in hand, and go. */
export class TrayStage implements DiceStage {
  readonly dice: DiceModel;
  readonly tray = { x: 0, y: 0, z: 0 };
  dirty = true;
  stillChanged = true;

  constructor(private readonly ids: readonly DieId[]) {
    this.dice = new DiceModel(new Map(ids.map((id) => [id, AWAY])));
  }

  floorAt(): number {
    return 0;
  }

  /**
   * Keeps in sight what is in hand and lies where it was thrown; dice that fell for no hand stay with `starting`. The
   * others go: moving, or at once. Time in milliseconds.
   */
  show(hand: readonly HandDie[], starting: boolean, now: number, instant: boolean): void {
    const { trayPoses } = this.dice;
    const places = new Map<DieId, Place>(this.ids.map((id) => [id, AWAY]));
    if (starting) for (const [die, pose] of trayPoses) places.set(die, { zone: "tray", value: null, ...pose });
    for (const { die, value } of hand) {
      const pose = trayPoses.get(die);
      if (pose && value !== null) places.set(die, { zone: "tray", value, ...facing(pose, value) });
    }
    this.dice.arrange(places, () => 0, now, instant);
    this.dirty = true;
  }
}
