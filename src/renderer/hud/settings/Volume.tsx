import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from "react-aria-components";
import { useTranslation } from "react-i18next";
import styles from "./Volume.module.css";

/** How loud this device is, 0 to 1, by mouse, touch or arrow keys. */
export function Volume({ value, onChange }: { value: number; onChange(value: number): void }) {
  const { t } = useTranslation();
  return (
    <Slider
      className={styles.volume ?? ""}
      value={value}
      onChange={(next) => onChange(next as number)}
      minValue={0}
      maxValue={1}
      step={0.05}
      formatOptions={{ style: "percent" }}
    >
      <Label className={styles.label ?? ""}>{t("settings.volume")}</Label>
      <SliderOutput className={styles.output ?? ""} />
      <SliderTrack className={styles.track ?? ""}>
        {({ state }) => (
          <>
            <span className={styles.filled} style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
            <SliderThumb className={styles.thumb ?? ""} />
          </>
        )}
      </SliderTrack>
    </Slider>
  );
}
