import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import "../../../src/renderer/theme/theme.css";
import { GameChoice } from "../../../src/renderer/app/screens/GameChoice";
import { SetupScreen } from "../../../src/renderer/app/screens/SetupScreen";
import { StartScreen } from "../../../src/renderer/app/screens/StartScreen";
import { WordsScreen } from "../../../src/renderer/app/screens/WordsScreen";
import { openShelf } from "../../../src/renderer/app/shelf/shelf";
import { useCompany } from "../../../src/renderer/company/company-context";
import { Lobby } from "../../../src/renderer/company/Lobby";
import { myself } from "../../../src/renderer/company/people";
import { Connecting } from "../../../src/renderer/hud/messages/Connecting";
import { ErrorPage } from "../../../src/renderer/hud/messages/ErrorPage";
import { useDeviceSettings } from "../../../src/renderer/hud/settings/device-store";
import { TableHud } from "../../../src/renderer/hud/TableHud";
import { LanguageProvider } from "../../../src/renderer/i18n/LanguageProvider";
import { setAnchor } from "../../../src/renderer/scene/anchors";
import type { Options } from "../../../src/shared/games/diced-tomatoes/state";
import { MadeUpCompany } from "./company";
import { LocalTable } from "./local-table";

const query = new URLSearchParams(location.search);
const NAMES = {
  en: ["Ada", "Ben", "Rosalind", "Bartholomew the Elder", "Ada", "Fu"],
  ja: ["さくら", "健太", "ゆい", "田中 太郎左衛門", "さくら", "陽"],
};

const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
const language = query.get("lang") === "ja" ? "ja" : "en";
useDeviceSettings.getState().change({
  language,
  streamer: query.has("streamer") ? "on" : "off",
  table: query.get("table") === "flat" ? "flat" : "auto",
});

/** Plays a table out; whether its end is of the kind. */
function ends(table: LocalTable, kind: string): boolean {
  table.playUntil(({ phase }) => phase === "finished");
  const { result } = table.state;
  if (!result) return false;
  return "won" in result ? result.won === (kind === "won") : kind === "tie" && result.winners.length > 1;
}

function laidTable(): LocalTable {
  const all = query.get("variants") !== "none";
  const options: Partial<Options> = { goldenSun: all, killerTomatoes: all, karmaOverload: all };
  const lay = (seed: number) => new LocalTable(NAMES[language].slice(0, number("players", 4)), options, seed);
  let table = lay(number("seed", 11));
  const ending = query.get("ending");
  for (let seed = 1; ending && !ends(table, ending); seed++) table = lay(seed);
  const turn = number("turn", 12);
  const phase = query.get("phase") ?? "place";
  table.playUntil((state) => state.phase === "finished" || (state.turn >= turn && state.phase === phase));
  if (query.has("final")) table.playUntil(({ finalRound }) => finalRound);
  if (query.get("can") === "end") {
    table.playUntil(() => table.legal.some(({ type }) => type === "endTurn"));
  }
  const die = table.state.hand[number("die", -1)]?.die;
  if (die) table.actions.select(die);
  const power = query.get("power");
  if (power) table.actions.aimPower(power as "shift");
  table.rolling = query.has("rolling");
  if (table.rolling) {
    const rolled = table.log.flatMap(({ events }) => events).findLast((event) => event.type === "dice-rolled");
    if (rolled && "rollId" in rolled) table.latest = { event: rolled, step: 1e6 };
  }
  return table;
}

/** Stands where the 3D table will: anchors laid out in two rows, as the mats are. */
function StandInStage({ players }: { players: number }) {
  useEffect(() => {
    for (let seat = 0; seat < players; seat += 1) {
      for (let vine = 0; vine < 3; vine += 1) {
        const x = 160 + (seat % 3) * 560 + vine * 150;
        const y = seat < 3 ? 90 : 560;
        setAnchor(`vine:${seat}:${vine}`, { x, y, width: 120, height: 120, visible: true });
      }
    }
  }, [players]);
  return <div style={{ position: "absolute", inset: 0, background: "#9b6238" }} />;
}

/** Every seat that no made-up guest has. */
function mySeats(): number[] {
  if (query.has("elsewhere")) return [];
  if (query.has("as")) return [number("as", 0)];
  const helped = (query.get("helped") ?? "").split(",").map(Number);
  return [0, 1, 2, 3, 4, 5].filter((seat) => seat >= number("guests", 0) || helped.includes(seat));
}

function MadeUpLobby() {
  const { company } = useCompany();
  const me = myself(company);
  return company && me && <Lobby me={me} company={company} />;
}

function TableState() {
  const [table] = useState(laidTable);
  const [, redraw] = useState(0);
  const { settings, change } = useDeviceSettings();
  useEffect(() => {
    table.onChange = () => redraw((count) => count + 1);
    Object.assign(window, { table });
  }, [table]);
  return (
    <TableHud
      screen={table.screen}
      actions={table.actions}
      stage={query.get("table") === "gone" ? null : <StandInStage players={table.state.players.length} />}
      sceneState={query.get("table") === "gone" ? "gone" : "fine"}
      mySeats={mySeats()}
      log={table.log}
      latest={table.latest}
      closed={query.has("ended") ? "ended" : query.has("full") ? "disk-full" : null}
      fair={{
        commitment: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        words: ["tomato", null, "a rainy Saturday"],
      }}
      onCheckDice={async () => ({ ok: null, draws: 41, mismatches: 0 })}
      onGoBack={(to) => console.info("back", to)}
      onEndTable={() => {}}
      line={query.has("why") ? "refused" : query.has("lost") ? "lost" : "open"}
      refusal={table.refusal}
      onRefusalRead={() => {
        table.refusal = null;
        table.onChange();
      }}
      sound={{
        on: settings.sound !== "off",
        toggle: () => change({ sound: settings.sound === "off" ? "on" : "off" }),
      }}
      diagnostics={{ rolls: 14, settled: 14, mismatched: 0, lastMismatch: null }}
      onAskDiagnostics={() => {}}
      onNewSetup={() => location.reload()}
    />
  );
}

/** A shelf with tables of every kind, as a host would tell of them. */
const shelf = openShelf({
  request: async (request) => {
    const moment = Date.UTC(2026, 10, 28, 19, 30);
    const names = NAMES[language];
    const glance = (table: string, seats: number) => ({
      table,
      game: "diced-tomatoes" as const,
      players: names.slice(0, seats),
      created: moment,
      changed: moment,
      round: 4,
      kind: seats === 1 ? "single" : "table",
      totals: [23, 31, 17, 8, 12, 5].slice(0, seats),
      winners: null,
      ended: false,
    });
    if (request.type === "list-tables") {
      return {
        ok: true,
        tables: {
          open: null,
          unfinished: [2, 6, 1].map((seats) => ({
            ...glance(`unfinished-${seats}`, seats),
            state: new LocalTable(names.slice(0, seats), {}, 5 + seats).playUntil(({ turn }) => turn > 14).state,
          })),
          finished: [3, 5].map((seats) => ({ ...glance(`finished-${seats}`, seats), winners: [1] })),
          broken: [{ table: "broken-1", reason: "newer-journal", params: { version: 9, known: 1 } }],
        },
      };
    }
    if (request.type === "statistics") {
      const dice = { count: 412, sum: 1480 };
      const kinds = [{ game: "diced-tomatoes" as const, kind: "table", games: 7, wins: 3, average: 24.4, best: 36 }];
      return { ok: true, statistics: names.slice(0, 3).map((name) => ({ name, games: 7, wins: 3, kinds, dice })) };
    }
    return { ok: true, seq: 0 };
  },
});

function Shown() {
  const chosen = useDeviceSettings(({ settings }) => settings.language);
  const names = NAMES[language];
  const screens = {
    start: (
      <StartScreen
        openTable={query.has("open") ? names.slice(0, 2) : null}
        onContinue={() => {}}
        onSetTable={() => {}}
        onReplayFile={({ name }) => console.info("replay", name)}
        shelf={shelf}
        onReplay={(id) => console.info("replay", id)}
      />
    ),
    setup: (
      <SetupScreen
        games={<GameChoice game="diced-tomatoes" onChoose={() => {}} />}
        lastSetup={
          query.has("open")
            ? {
                players: names,
                options: { goldenSun: true, killerTomatoes: false, karmaOverload: true, karmaCap: "track" },
              }
            : null
        }
        onOpen={(setup) => console.info("open", JSON.stringify(setup))}
        onBack={() => {}}
        busy={false}
        refusal={null}
      />
    ),
    words: (
      <WordsScreen
        table={{
          tableId: "harness-words",
          game: "diced-tomatoes",
          players: names.slice(0, 3),
          fair: {
            commitment: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
            words: ["tomato", null, null],
          },
        }}
        keeping={{ goBack() {}, endTable() {}, addWords() {}, startTable() {}, putAway() {} }}
        refusal={null}
      />
    ),
    lobby: <MadeUpLobby />,
    connecting: <Connecting line={query.has("why") ? "refused" : "connecting"} />,
    error: <ErrorPage error={new Error("Cannot read the tomato")} />,
    table: <TableState />,
  };
  const name = (query.get("screen") ?? "table") as keyof typeof screens;
  return (
    <LanguageProvider language={chosen}>
      <MadeUpCompany names={names}>{screens[name]}</MadeUpCompany>
    </LanguageProvider>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<Shown />);
