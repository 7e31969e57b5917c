import type { CameraView } from "../../app/turn";
import { PhoneMark } from "../../company/PhoneMark";
import { useWords } from "../../i18n/use-words";
import { Action } from "../ui/Action";
import { Icon } from "../ui/Icon";
import styles from "./CameraButtons.module.css";
import { SeatMark } from "./SeatMark";

export interface CameraButtonsProps {
  players: readonly { name: string }[];
  onLook(view: CameraView): void;
}

/** Where to look: the whole table, the tray, the basket, or one player's mat. */
export function CameraButtons({ players, onLook }: CameraButtonsProps) {
  const { t, name } = useWords(players);
  return (
    <div className={styles.views} role="toolbar" aria-label={t("camera.title")}>
      <Action
        look="quiet"
        placement="bottom"
        className={styles.view}
        shortcut="V"
        hint={t("camera.overview")}
        onPress={() => onLook("overview")}
        label={t("camera.overview")}
      >
        <Icon name="eye" />
      </Action>
      {(["tray", "basket"] as const).map((view) => (
        <Action
          key={view}
          look="quiet"
          placement="bottom"
          className={styles.view}
          hint={t(`camera.${view}`)}
          label={t(`camera.${view}`)}
          onPress={() => onLook(view)}
        >
          {t(`camera.${view}-short`)}
        </Action>
      ))}
      <span className={styles.seam} aria-hidden="true" />
      {players.map((_, seat) => (
        <Action
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          key={seat}
          look="quiet"
          placement="bottom"
          className={styles.mat}
          label={t("camera.mat", { name: name(seat) })}
          hint={t("camera.mat", { name: name(seat) })}
          onPress={() => onLook(`mat:${seat}`)}
        >
          <SeatMark seat={seat} size={26} />
          <PhoneMark seat={seat} size={18} />
        </Action>
      ))}
    </div>
  );
}
