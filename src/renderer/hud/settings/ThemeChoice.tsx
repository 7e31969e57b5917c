import { Label, Radio, RadioGroup } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { THEMES, type ThemeId } from "../../../shared/protocol/presentation";
import { useTableTheme } from "../../theme/table-theme";
import styles from "./ThemeChoice.module.css";
import { ThemePicture } from "./ThemePicture";

/** How the table looks on every screen, each look with a little picture; nothing where that is not this page's to say. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const { theme, choose } = useTableTheme();
  if (!choose) return null;
  return (
    <RadioGroup className={styles.group ?? ""} value={theme} onChange={(next) => choose(next as ThemeId)}>
      <Label className={styles.label ?? ""}>{t("stage.theme.title")}</Label>
      <div className={styles.themes}>
        {THEMES.map((id) => (
          <Radio key={id} value={id} className={styles.theme ?? ""}>
            <ThemePicture theme={id} />
            <span className={styles.name}>{t(`stage.theme.${id}.name`)}</span>
            <span className={styles.about}>{t(`stage.theme.${id}.about`)}</span>
          </Radio>
        ))}
      </div>
      <p className={styles.note}>{t("stage.theme.note")}</p>
    </RadioGroup>
  );
}
