import { rolledValue } from "../../../shared/games/diced-tomatoes/placing";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { Target } from "../../app/turn";
import type { Words } from "../../i18n/words";
import { type Preview, previewOf } from "../model/preview";

export interface TargetText {
  /** Whole sentence: what is done where, and what comes of it. */
  label: string;
  /** "Ada's 2nd tomato" */
  place: string;
  /** "run 3–4", "harvest: 4 points" */
  effect: string;
  /** The choice completes the vine. */
  harvests: boolean;
}

/** What choosing a target would do, in words. */
export function targetWords(state: State, target: Target, words: Words): TargetText {
  const { t } = words;
  const place = words.vine(target.seat, target.vine);
  const preview = previewOf(state, target.command, target.seat, target.vine);
  const effect = preview ? effectWords(preview, words) : "";
  const harvests = preview?.harvest != null;
  const command = target.command;
  if (command.type === "place") {
    const value = rolledValue(state, command.die);
    return {
      place,
      effect,
      harvests,
      label: t("target.place", { die: words.die(command.die, value), vine: place, effect }),
    };
  }
  return { place, effect, harvests, label: t(`target.${target.kind}`, { vine: place, effect }) };
}

function effectWords(preview: Preview, words: Words): string {
  const { t } = words;
  const parts: string[] = [];
  if (preview.cleared) parts.push(t("target.cleared", { count: preview.cleared.dice.length }));
  else if (preview.shape?.kind === "single") parts.push(t("target.seed"));
  else if (preview.shape) parts.push(words.shape(preview.shape));
  if (preview.harvest) {
    const { score, bonus } = preview.harvest;
    parts.push(t("target.harvest", { points: t("count.points", { count: score }) }));
    if (bonus > 0) parts.push(t("target.bonus", { count: bonus }));
  } else if (preview.value !== null) parts.push(t("target.worth", { value: preview.value }));
  if (preview.karma > 0) parts.push(t("target.karma", { count: preview.karma }));
  return parts.join(t("common.dot"));
}
