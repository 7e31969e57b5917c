import type { ReactNode } from "react";
import { cardsLeft, type State } from "../../../shared/games/forage/state";
import type { ForageWords } from "../../i18n/forage-words";
import { ForestInWords } from "../board/ForestInWords";
import { ForestStage, type ForestStageProps } from "../board/ForestStage";
import styles from "./ForageTable.module.css";
import type { ForagePlay } from "./use-forage-play";

/** The forest of the seat in front, with what can be done on it. */
export function ForageBoard(props: {
  state: State;
  play: ForagePlay;
  picture: ForestStageProps["picture"];
  words: ForageWords;
  /** What lies over it. */
  children?: ReactNode;
}) {
  const { play } = props;
  return (
    <div className={styles.forest}>
      <ForestStage
        deck={props.state.deck}
        forest={play.player.forest}
        pile={cardsLeft(play.player)}
        held={play.held}
        pace={1}
        surface={play.surface}
        view={play.view}
        onView={play.setView}
        onHold={play.fingers.holdAt}
        onTurn={play.fingers.turn}
        onLay={play.lay}
        picture={props.picture}
      />
      <ForestInWords forest={play.player.forest} words={props.words} />
      {props.children}
    </div>
  );
}
