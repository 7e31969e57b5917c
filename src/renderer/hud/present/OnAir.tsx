import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DiceSetId } from "../../../shared/dice/set-ids";
import { OVERLAY_VIEWS, type OverlayDirection, type Overlays, type OverlayView } from "../../../shared/protocol/stream";
import { feedAddress, OVERLAY_DEFAULTS, overlayAddress } from "../../overlay/query";
import type { OverlaySource } from "../../overlay/show";
import { Choice } from "../settings/Choice";
import { Action } from "../ui/Action";
import { copyText } from "../ui/copy-text";
import { Masked } from "../ui/Masked";
import { LiveLook } from "./LiveLook";
import styles from "./OnAir.module.css";

const OverlayPreview = lazy(() => import("../../overlay/OverlayPreview"));

export interface OnAirActions {
  /** Seconds. */
  setDelay(delay: number): void;
  /** Another token: the addresses of before show nothing any more. */
  renew(): void;
  /** Throws five dice of no game on every overlay. */
  testRoll(): void;
  /** Replaces what is said live of the overlays of a view. */
  direct(view: OverlayView, direction: OverlayDirection): void;
}

interface Props {
  overlays: Overlays;
  actions: OnAirActions;
  /** The table as overlays would show it without their delay. */
  source: OverlaySource;
  /** The dice presented. */
  diceSet: DiceSetId;
}

/** Offered in the sheet; the host takes any whole number of seconds up to ten minutes. */
const DELAYS = [0, 5, 10, 20, 30, 60, 120];

/** The overlays for a streaming program: their addresses to copy, how late they are, and what they show now. */
export function OnAir({ overlays, actions, source, diceSet }: Props) {
  const { t, i18n } = useTranslation();
  const [view, setView] = useState<OverlayView>("table");
  const [copied, setCopied] = useState<{ what: string; done: boolean } | null>(null);
  const { served, token, delay, directions, watching } = overlays;
  const delays = DELAYS.includes(delay) ? DELAYS : [...DELAYS, delay].sort((one, other) => one - other);
  const lang = i18n.language === "ja" ? "ja" : "en";
  const direction = directions[view];
  const copy = async (what: string, address: string) => setCopied({ what, done: await copyText(address) });
  const copyWords = (what: string) => t(copied?.what === what && copied.done ? "stage.air.copied" : "stage.air.copy");
  return (
    <section className={styles.air} aria-labelledby="on-air">
      <h3 id="on-air">{t("stage.air.title")}</h3>
      <p className={styles.note}>{t("stage.air.words")}</p>
      <Choice
        label={t("stage.air.which")}
        value={view}
        choices={OVERLAY_VIEWS.map((each) => [each, t(`stage.air.view.${each}`)] as const)}
        onChange={(each) => setView(each as OverlayView)}
      />
      <figure className={styles.preview}>
        <Suspense fallback={null}>
          <OverlayPreview
            key={view}
            source={source}
            diceSet={diceSet}
            look={{ ...OVERLAY_DEFAULTS, view, lang, ...direction, mute: true }}
            hidden={direction.hidden === true}
          />
        </Suspense>
        {direction.hidden && <strong className={styles.hidden}>{t("stage.air.is-hidden")}</strong>}
        <figcaption className={styles.note}>
          {delay > 0 ? t("stage.air.preview-note", { count: delay }) : t("stage.air.preview-now")}
        </figcaption>
      </figure>
      {served.state === "open" ? (
        <div className={styles.address}>
          <Action
            label={t("stage.air.copy-of", { view: t(`stage.air.view.${view}`) })}
            onPress={() => void copy(view, overlayAddress(served.origin, token, { view, lang }))}
          >
            {copyWords(view)}
          </Action>
          <span className={styles.note}>{t("stage.air.watching", { count: watching[view] })}</span>
          <Masked what="address">
            <code>{overlayAddress(served.origin, token, { view, lang })}</code>
          </Masked>
        </div>
      ) : (
        <p role="status">{t(served.state === "failed" ? `stage.air.${served.reason}` : "stage.air.closed")}</p>
      )}
      <p role="status" className={styles.note}>
        {copied && !copied.done ? t("stage.air.not-copied") : ""}
      </p>
      <div className={styles.ways}>
        <Action onPress={actions.testRoll}>{t("stage.air.test")}</Action>
        <Action
          look="quiet"
          pressed={direction.hidden === true}
          onPress={() => actions.direct(view, { ...direction, hidden: !direction.hidden })}
        >
          {t("stage.air.hidden")}
        </Action>
      </div>
      <details className={styles.more}>
        <summary>{t("stage.air.live")}</summary>
        <p className={styles.note}>{t("stage.air.live-note")}</p>
        <LiveLook direction={direction} onChange={(next) => actions.direct(view, next)} />
      </details>
      <Choice
        label={t("stage.air.delay")}
        note={t("stage.air.delay-note")}
        value={String(delay)}
        choices={delays.map((seconds) => [String(seconds), t("stage.air.seconds", { count: seconds })] as const)}
        onChange={(seconds) => actions.setDelay(Number(seconds))}
      />
      <div className={styles.ways}>
        {served.state === "open" && (
          <Action
            label={t("stage.air.copy-of", { view: t("stage.air.feed") })}
            onPress={() => void copy("feed", feedAddress(served.origin, token))}
          >
            {t("stage.air.feed")}: {copyWords("feed")}
          </Action>
        )}
        <Action look="quiet" hint={t("stage.air.renew-hint")} onPress={actions.renew}>
          {t("stage.air.renew")}
        </Action>
      </div>
    </section>
  );
}
