import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { TableCanvas } from "../../app/lazy-scene";
import type { Presentation } from "../../app/presenter";
import { NO_AIM } from "../../app/targets";
import type { TableScreen } from "../../app/turn";
import type { ViewProps } from "../Overlay";
import { SolidDice, useTestDice } from "./DiceView";
import { FlatTableView } from "./FlatTableView";
import { SolidForest } from "./SolidForest";

/** The whole table. */
export function TableView(props: ViewProps) {
  const { shown, picture, reduced } = props;
  const { presentation, diced, forage } = shown;
  const testing = useTestDice(shown.test);
  if (picture.flat) return <FlatTableView shown={shown} reduced={reduced} />;
  return (
    <>
      {presentation && diced && <SolidTable {...props} {...{ presentation }} tableId={diced.tableId} />}
      {forage && <SolidForest {...props} table={forage} />}
      {testing && <SolidDice {...props} {...testing} />}
    </>
  );
}

function SolidTable(props: ViewProps & { presentation: Presentation; tableId: string }) {
  const { shown, show, picture, tableId } = props;
  const { shown: state, thrown, rolling } = props.presentation;
  const { t } = useTranslation();
  const screen = useMemo<TableScreen>(
    () => ({ tableId, shown: state, aim: NO_AIM, targets: [], legal: [], rolling, canUndo: false }),
    [tableId, state, rolling],
  );
  return (
    <div className="ht-table-picture">
      <Suspense fallback={null}>
        <TableCanvas
          screen={screen}
          actions={null}
          thrown={thrown}
          skip={shown.skips}
          camera="overview"
          cameraMove={0}
          reducedMotion={props.reduced}
          quality={picture.quality}
          theme={shown.theme}
          diceSet={shown.diceSet}
          physics={false}
          frameRate={picture.frameRate}
          label={t("table.picture")}
          onSettled={show.settled}
          onKnocks={props.onKnocks}
          onContext={picture.onContext}
        />
      </Suspense>
    </div>
  );
}
