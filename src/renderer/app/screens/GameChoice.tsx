import { Radio, RadioGroup } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { GameId } from "../../../shared/games/registry";
import styles from "./GameChoice.module.css";

const GAMES: readonly GameId[] = ["diced-tomatoes", "forage"];

/** Which game the table is laid for. */
export function GameChoice({ game, onChoose }: { game: GameId; onChoose(game: GameId): void }) {
  const { t } = useTranslation();
  const name = (id: GameId) => (id === "forage" ? t("forage.name") : t("game.name"));
  const facts = (id: GameId) => (id === "forage" ? t("forage.facts") : t("game.facts"));
  return (
    <RadioGroup
      className={styles.games ?? ""}
      aria-label={t("forage.setup.game")}
      value={game}
      onChange={(chosen) => onChoose(chosen as GameId)}
    >
      {GAMES.map((id) => (
        <Radio key={id} value={id} className={styles.game ?? ""}>
          <strong>{name(id)}</strong>
          <span>{facts(id)}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
