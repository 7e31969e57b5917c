import { useTranslation } from "react-i18next";
import type { OverlayDirection } from "../../../shared/protocol/stream";
import { Choice } from "../settings/Choice";
import styles from "./OnAir.module.css";

/** Sizes offered; the host takes any from 0.5 to 3. */
const SCALES = [0.75, 1, 1.25, 1.5, 2];

/** Colours for a chroma key, by what they are called. */
const KEYS = { green: "00B140", blue: "0047BB", magenta: "FF00FF" } as const;

/** Stands for what is left to an overlay's own address. */
const AS_ADDRESS = "";

/** How the overlays of one view look while they are on air, whatever their addresses say. */
export function LiveLook(props: { direction: OverlayDirection; onChange(direction: OverlayDirection): void }) {
  const { direction, onChange } = props;
  const { t } = useTranslation();
  const say = <Key extends keyof OverlayDirection>(key: Key, value: OverlayDirection[Key] | undefined) => {
    const { [key]: _, ...others } = direction;
    onChange(value === undefined ? others : { ...others, [key]: value });
  };
  const asAddress = [AS_ADDRESS, t("stage.air.as-address")] as const;
  const scales = SCALES.map((scale) => [String(scale), `${scale * 100} %`] as const);
  return (
    <div className={styles.live}>
      <Choice
        label={t("stage.air.lang")}
        value={direction.lang ?? AS_ADDRESS}
        choices={[asAddress, ["en", "English"], ["ja", "日本語"]]}
        onChange={(lang) => say("lang", lang === "en" || lang === "ja" ? lang : undefined)}
      />
      <Choice
        label={t("stage.air.bg")}
        value={direction.bg ?? AS_ADDRESS}
        choices={[
          asAddress,
          ["transparent", t("stage.air.none")],
          [KEYS.green, t("stage.air.green")],
          [KEYS.blue, t("stage.air.blue")],
          [KEYS.magenta, t("stage.air.magenta")],
        ]}
        onChange={(bg) => say("bg", bg === AS_ADDRESS ? undefined : bg)}
      />
      <Choice
        label={t("stage.air.scale")}
        value={direction.scale === undefined ? AS_ADDRESS : String(direction.scale)}
        choices={[asAddress, ...scales]}
        onChange={(scale) => say("scale", scale === AS_ADDRESS ? undefined : Number(scale))}
      />
      <Choice
        label={t("stage.air.motion")}
        value={direction.motion ?? AS_ADDRESS}
        choices={[asAddress, ["full", t("stage.air.full")], ["reduced", t("stage.air.reduced")]]}
        onChange={(motion) => say("motion", motion === "full" || motion === "reduced" ? motion : undefined)}
      />
      <Choice
        label={t("stage.air.mute")}
        value={direction.mute === undefined ? AS_ADDRESS : String(direction.mute)}
        choices={[asAddress, ["true", t("stage.air.muted")], ["false", t("stage.air.heard")]]}
        onChange={(mute) => say("mute", mute === AS_ADDRESS ? undefined : mute === "true")}
      />
      <Choice
        label={t("stage.air.safe")}
        value={direction.safe === undefined ? AS_ADDRESS : String(direction.safe)}
        choices={[asAddress, ["false", t("stage.air.whole")], ["true", t("stage.air.inner")]]}
        onChange={(safe) => say("safe", safe === AS_ADDRESS ? undefined : safe === "true")}
      />
      <Choice
        label={t("stage.air.fps")}
        value={direction.fps === undefined ? AS_ADDRESS : String(direction.fps)}
        choices={[asAddress, ["30", "30"], ["60", "60"]]}
        onChange={(fps) => say("fps", fps === "30" ? 30 : fps === "60" ? 60 : undefined)}
      />
    </div>
  );
}
