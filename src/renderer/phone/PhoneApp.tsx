import type { i18n } from "i18next";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useReducedMotion } from "../app/use-reduced-motion";
import { ErrorBoundary } from "../hud/messages/ErrorPage";
import { useDeviceSettings } from "../hud/settings/device-store";
import { WordsProvider } from "../i18n/WordsProvider";
import { AtTable } from "./AtTable";
import { CodePage } from "./door/CodePage";
import type { Door } from "./door/door";
import { wordsIn } from "./words";

/** The page that guests join and play by: the door, or the table behind it. */
export function PhoneApp({ door }: { door: Door }) {
  const { language, motion } = useDeviceSettings(({ settings }) => settings);
  const reduced = useReducedMotion(motion);
  const [words, setWords] = useState<i18n | null>(null);
  const { session } = useStore(door.store);
  useEffect(() => {
    let wanted = true;
    void wordsIn(language).then((next) => {
      if (wanted) setWords(next);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset.motion = reduced ? "reduced" : "full";
    session?.still(reduced);
  }, [reduced, session]);
  // The words are on their way, and a page without any has nothing to show.
  if (!words) return null;
  return (
    <WordsProvider i18n={words} language={language}>
      <ErrorBoundary>{session ? <AtTable door={door} session={session} /> : <CodePage door={door} />}</ErrorBoundary>
    </WordsProvider>
  );
}
