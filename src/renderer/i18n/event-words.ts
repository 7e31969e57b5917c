import type { Event } from "../../shared/games/diced-tomatoes/events";
import type { TableEvent } from "../../shared/protocol/messages";
import type { Words } from "./words";

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

/** One event as a sentence for the log and the live region. */
export function eventWords(event: Event | TableEvent, words: Words): string {
  const { t, name, die, vine } = words;
  switch (event.type) {
    case "game-started":
      return t("event.game-started", { count: event.state.players.length });
    case "starting-rolled":
      return t("event.starting-rolled", {
        rolls: words.list(event.rolls.map(({ seat, value }) => t("event.starting-roll", { name: name(seat), value }))),
      });
    case "last-player-set":
      return t("event.last-player-set", { name: name(event.seat) });
    case "turn-started":
      return t("event.turn-started", { name: name(event.seat), round: event.round, turn: event.turn });
    case "dice-rolled":
      return event.dice.length === 0
        ? t("event.dice-rolled-none", { name: name(event.seat) })
        : t("event.dice-rolled", { name: name(event.seat), dice: words.dice(event.dice) });
    case "die-rerolled":
      return t("event.die-rerolled", {
        name: name(event.seat),
        die: die(event.die, event.from),
        value: event.value,
      });
    case "die-changed":
      return t(`event.die-changed-${event.power}`, {
        name: name(event.seat),
        die: die(event.die, event.from),
        value: event.value,
      });
    case "die-placed":
      return t(event.asSeed ? "event.die-placed-seed" : "event.die-placed", {
        name: name(event.by),
        die: die(event.die, event.value),
        vine: vine(event.seat, event.vine),
      });
    case "vine-harvested":
      return harvestWords(event, words);
    case "shard-earned":
      return t("event.shard-earned", { name: name(event.seat), shards: event.shards });
    case "karma-earned":
      return karmaEarnedWords(event, words);
    case "karma-spent":
      return t("event.karma-spent", {
        name: name(event.seat),
        power: words.power(event.power),
        cost: event.cost,
        karma: event.karma,
      });
    case "karma-lost":
      return t("event.karma-lost", { name: name(event.seat), amount: event.amount, karma: event.karma });
    case "seed-flipped":
      return t("event.seed-flipped", {
        name: name(event.by),
        vine: vine(event.seat, event.vine),
        from: event.from,
        value: event.value,
      });
    case "vine-cleared":
      return t(`event.vine-cleared-${event.reason}`, {
        name: name(event.by),
        vine: vine(event.seat, event.vine),
        dice: t("count.dice", { count: event.dice.length }),
      });
    case "final-round":
      return t("event.final-round", { name: name(event.seat) });
    case "turn-ended":
      return t("event.turn-ended", { name: name(event.seat) });
    case "dice-passed":
      return event.from === event.to
        ? t("event.dice-kept", { name: name(event.from), dice: words.counts(event.dice) })
        : t("event.dice-passed", { name: name(event.from), to: name(event.to), dice: words.counts(event.dice) });
    case "game-ended":
      return `${t(`event.game-ended-${event.reason}`)} ${resultWords(event, words)}`;
    case "undone":
      return event.seat === null ? t("event.gone-back") : t("event.undone", { name: name(event.seat) });
  }
}

function harvestWords(event: Of<"vine-harvested">, words: Words): string {
  const { t, name, vine } = words;
  const parts = [
    t("event.vine-harvested", {
      vine: vine(event.seat, event.vine),
      name: name(event.seat),
      slot: event.slot,
      points: t("count.points", { count: event.score }),
    }),
  ];
  if (event.bonus > 0) parts.push(t("event.killer-bonus", { count: event.bonus }));
  if (event.firstSixth) parts.push(t("event.first-sixth", { name: name(event.seat) }));
  return parts.join(" ");
}

function karmaEarnedWords(event: Of<"karma-earned">, { t, name }: Words): string {
  const said = t(`event.karma-earned-${event.reason}`, {
    name: name(event.seat),
    amount: event.amount,
    karma: event.karma,
  });
  return event.lost > 0 ? `${said} ${t("event.karma-capped", { lost: event.lost })}` : said;
}

function resultWords({ result }: Of<"game-ended">, { t, list, name }: Words): string {
  if ("won" in result) return t(result.won ? "result.single-won" : "result.single-lost", { count: result.matches });
  const best = Math.max(...result.totals);
  return t("result.winners", {
    count: result.winners.length,
    names: list(result.winners.map(name)),
    points: t("count.points", { count: best }),
  });
}
