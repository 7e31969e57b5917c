import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PresentationState } from "../../../shared/protocol/desktop-bridge";
import { closePresentations, openPresentation } from "../../app/present/channel";
import { Choice } from "../settings/Choice";
import { Action } from "../ui/Action";
import styles from "./PresenterSheet.module.css";
import { type PresentationClient, presentationClient } from "./window-client";

/** Opens and closes the presentation: on a display of the desktop, or in a window of the browser. */
export function ScreenControls({ screens }: { screens: number }) {
  const { t } = useTranslation();
  const client = useMemo(() => (window.harvestTable ? presentationClient(window.harvestTable) : null), []);
  return (
    <section className={styles.screens} aria-label={t("stage.presenter.screen")}>
      {client ? <DesktopWindow client={client} /> : <BrowserWindow screens={screens} />}
      <p className={styles.note} role="status">
        {t("stage.presenter.screens", { count: screens })}
      </p>
    </section>
  );
}

function BrowserWindow({ screens }: { screens: number }) {
  const { t } = useTranslation();
  const [blocked, setBlocked] = useState(false);
  return (
    <>
      <div className={styles.ways}>
        <Action look="primary" onPress={() => setBlocked(!openPresentation(window))}>
          {t("stage.presenter.open-tab")}
        </Action>
        <Action onPress={closePresentations} reason={screens === 0 ? t("stage.presenter.none-open") : null}>
          {t("stage.presenter.close")}
        </Action>
      </div>
      {blocked && <p role="alert">{t("stage.presenter.blocked")}</p>}
    </>
  );
}

function DesktopWindow({ client }: { client: PresentationClient }) {
  const { t } = useTranslation();
  const [state, setState] = useState<PresentationState | null>(null);
  const [wanted, setWanted] = useState<string>("best");
  useEffect(() => client.follow(setState), [client]);
  const name = ({ label, width, height, main }: PresentationState["displays"][number], index: number) =>
    [
      label || t("stage.presenter.display", { number: index + 1 }),
      `${width}×${height}`,
      ...(main ? [t("stage.presenter.here")] : []),
    ].join(t("common.dot"));
  const display = wanted === "best" ? null : Number(wanted);
  return (
    <>
      {state && state.displays.length > 1 && (
        <Choice
          label={t("stage.presenter.where")}
          value={wanted}
          choices={[
            ["best", t("stage.presenter.best")],
            ...state.displays.map((one, index) => [String(one.id), name(one, index)] as const),
          ]}
          onChange={setWanted}
        />
      )}
      <div className={styles.ways}>
        <Action look="primary" onPress={() => client.ask({ type: "open", display })}>
          {t(state?.on == null ? "stage.presenter.open" : "stage.presenter.move")}
        </Action>
        <Action
          onPress={() => client.ask({ type: "close" })}
          reason={state?.on == null ? t("stage.presenter.none-open") : null}
        >
          {t("stage.presenter.close")}
        </Action>
      </div>
    </>
  );
}
