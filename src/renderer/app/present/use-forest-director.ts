import { useEffect, useState } from "react";
import type { TableView } from "../../../shared/protocol/messages";
import { isTableEvent } from "../../../shared/table/course";
import { FIRST_SHOT, type ForestShot, forestShotAfter } from "./forest-director";

/** The director's shot, step by step. */
export function useForestDirector({ log, state }: Pick<TableView<"forage">, "log" | "state">): ForestShot {
  const [shot, setShot] = useState(FIRST_SHOT);
  const last = log.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is known by its number
  useEffect(() => {
    const events = last?.events.filter((event) => !isTableEvent(event)) ?? [];
    setShot((before) => forestShotAfter(before, events, state));
  }, [last?.seq]);
  return shot;
}
