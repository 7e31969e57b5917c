import { useEffect, useMemo } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { reloadOnce } from "../bridge/outdated";
import { createI18n } from "../i18n/i18n";
import { Overlay } from "./Overlay";
import { lookOf, OVERLAY_DEFAULTS, type OverlayQuery, type QueryFault, type ReadQuery } from "./query";
import type { Show } from "./show";

const RELOADED_KEY = "harvest-table:overlay-reloaded";

/** The page of an overlay: what its address asks for, or what is wrong with the address. */
export function OverlayPage({ read, show }: { read: ReadQuery; show: Show | null }) {
  if (!read.ok || !show) {
    return (
      <OverlayWords language={languageOf(location.search)}>
        <AddressFaults faults={read.ok ? [] : read.faults} />
      </OverlayWords>
    );
  }
  return <OverlayOnAir query={read.query} show={show} />;
}

function OverlayOnAir({ query, show }: { query: OverlayQuery; show: Show }) {
  const direction = useStore(show.store, (shown) => shown.direction);
  const line = useStore(show.store, (shown) => shown.line);
  const look = useMemo(() => lookOf(query, direction), [query, direction]);
  useEffect(() => {
    document.documentElement.lang = look.lang;
  }, [look.lang]);
  useEffect(() => {
    if (line === "outdated") reloadOnce(window, RELOADED_KEY);
  }, [line]);
  return (
    <OverlayWords language={look.lang}>
      <Overlay look={look} show={show} />
    </OverlayWords>
  );
}

/** Gives words to an overlay, in its own language. */
export function OverlayWords({ language, children }: { language: OverlayQuery["lang"]; children: React.ReactNode }) {
  const i18n = useMemo(() => createI18n(language), [language]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/** Every mistake in the address, for whoever wrote it: nothing is guessed. */
function AddressFaults({ faults }: { faults: readonly QueryFault[] }) {
  const { t } = useTranslation();
  return (
    <main className="ht-overlay">
      <div className="ht-frame">
        <section className="ht-faults" role="alert">
          <h1>{t("overlay.fault-title")}</h1>
          <ul>
            {faults.map(({ parameter, given, fault, takes }) => (
              <li key={parameter}>{t(`overlay.fault-${fault}`, { parameter, given, takes })}</li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}

/** The language of an address that has mistakes elsewhere. */
const languageOf = (search: string): OverlayQuery["lang"] =>
  new URLSearchParams(search).get("lang") === "ja" ? "ja" : OVERLAY_DEFAULTS.lang;
