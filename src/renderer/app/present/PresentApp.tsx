import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { FIRST_STAGE } from "../../../shared/protocol/presentation";
import { ErrorBoundary } from "../../hud/messages/ErrorPage";
import { useDeviceSettings } from "../../hud/settings/device-store";
import { LanguageProvider } from "../../i18n/LanguageProvider";
import type { Session } from "../session";
import { useReducedMotion } from "../use-reduced-motion";
import { useThemeOf } from "../use-theme-of";
import { CodeCard, PauseCard, WaitingCard } from "./cards";
import { closeWithPresenter } from "./channel";
import { PresentDiced } from "./PresentDiced";
import { PresentForage } from "./PresentForage";
import { useCamera } from "./use-camera";

/** The table for everybody who looks on: no menus, no secrets, letters for a whole room. */
export function PresentApp({ session }: { session: Session }) {
  const { language, motion } = useDeviceSettings(({ settings }) => settings);
  const reduced = useReducedMotion(motion);
  useThemeOf(session, false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.motion = reduced ? "reduced" : "full";
    dataset.present = "";
  }, [reduced]);
  useEffect(() => closeWithPresenter(window), []);
  return (
    <LanguageProvider language={language}>
      <ErrorBoundary>
        <Screen session={session} />
      </ErrorBoundary>
    </LanguageProvider>
  );
}

function Screen({ session }: { session: Session }) {
  const { store } = session;
  const { t } = useTranslation();
  const line = useStore(store, (state) => state.line);
  const game = useStore(store, ({ table, forage }) => (table ?? forage)?.game ?? null);
  const tableId = useStore(store, ({ table, forage }) => (table ?? forage)?.tableId ?? null);
  const names = useStore(store, ({ waiting }) => waiting?.players.join("\n") ?? null);
  const stage = useStore(store, (state) => state.stage?.shows ?? FIRST_STAGE);
  const lan = useStore(store, ({ company }) => company?.lan ?? null);
  const camera = useCamera(stage.camera);
  if (line === "lost" || line === "connecting") return <WaitingCard title={t("stage.present.looking")} />;
  if (line !== "open") return <WaitingCard title={t("stage.present.shut")} />;
  return (
    <>
      {game === null && <WaitingCard title={t("stage.present.setting")} names={names?.split("\n") ?? []} />}
      {game === "diced-tomatoes" && <PresentDiced key={tableId} session={session} stage={stage} camera={camera} />}
      {game === "forage" && <PresentForage key={tableId} session={session} stage={stage} camera={camera} />}
      {lan?.state === "open" && <CodeCard code={lan.code} url={lan.addresses[0]?.url ?? null} />}
      {stage.pause && <PauseCard />}
    </>
  );
}
