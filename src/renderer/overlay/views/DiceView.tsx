import { Suspense, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { diceOf } from "../../../shared/games/diced-tomatoes/setup";
import { DEFAULT_OPTIONS } from "../../../shared/games/diced-tomatoes/state";
import { DiceCanvas } from "../../app/lazy-scene";
import type { TableThrow } from "../../app/presenter";
import { lyingThrow } from "../lying";
import type { ViewProps } from "../Overlay";
import type { Shown } from "../show";
import { FlatDice } from "./FlatDice";

/** The dice alone: rolling over the picture, and lying there while they are in hand. */
export function DiceView(props: ViewProps) {
  const { shown, picture } = props;
  const laid = useLaidDice(shown);
  if (picture.flat || !laid) return <FlatDice shown={shown} reduced={props.reduced} />;
  return <SolidDice {...props} {...laid} />;
}

/** Dice that are thrown and lie in three dimensions, from wherever they came. */
export function SolidDice(props: ViewProps & LaidDice) {
  const { shown, show, look, reduced, picture, ids, hand, thrown, rolling } = props;
  const { t } = useTranslation();
  return (
    <Suspense fallback={null}>
      <DiceCanvas
        className="ht-dice-picture"
        label={t("overlay.dice")}
        ids={ids}
        hand={hand}
        thrown={thrown}
        rolling={rolling}
        skip={shown.skips}
        reducedMotion={reduced}
        quality={picture.quality}
        frameRate={picture.frameRate}
        theme={shown.theme}
        diceSet={shown.diceSet}
        scale={look.scale}
        onSettled={show.settled}
        onKnocks={props.onKnocks}
        onContext={picture.onContext}
      />
    </Suspense>
  );
}

type LaidDice = Pick<React.ComponentProps<typeof DiceCanvas>, "ids" | "hand" | "thrown" | "rolling">;

/** Test dice, or those of the table; null where three dimensions have nothing to show. */
function useLaidDice({ test, presentation, diced }: Shown): LaidDice | null {
  const before = useRef<TableThrow | null>(null);
  const tableId = diced?.tableId ?? "";
  const lying = presentation && lyingThrow(presentation, tableId, before.current);
  useEffect(() => {
    before.current = lying;
  });
  const ids = useIdsOf(presentation);
  const testing = useTestDice(test);
  if (testing) return testing;
  return presentation && { ids, hand: presentation.shown.hand, thrown: lying, rolling: presentation.rolling };
}

/** The same list as long as it is the same dice. */
function useIdsOf(presentation: Shown["presentation"]) {
  const players = presentation?.shown.players.length ?? 1;
  const goldenSun = presentation?.shown.options.goldenSun ?? true;
  return useMemo(() => diceOf(players, { ...DEFAULT_OPTIONS, goldenSun }), [players, goldenSun]);
}

/** The dice of a test roll, which nobody has in hand. */
export function useTestDice(test: Shown["test"]): LaidDice | null {
  const ids = useMemo(() => diceOf(1, { ...DEFAULT_OPTIONS, goldenSun: true }), []);
  return useMemo(
    () =>
      test && {
        ids,
        hand: test.thrown.spec.dice.map(({ id, value }) => ({ die: id, value })) as LaidDice["hand"],
        thrown: test.thrown,
        rolling: test.rolling,
      },
    [test, ids],
  );
}
