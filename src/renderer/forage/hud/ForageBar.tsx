import type { ReactNode } from "react";
import type { State } from "../../../shared/games/forage/state";
import type { ForageWords } from "../../i18n/forage-words";
import type { Hints } from "../solver/use-hint";
import { Counsel } from "./Counsel";
import styles from "./ForageTable.module.css";
import { HandBar } from "./HandBar";
import { LayControls } from "./LayControls";
import type { ForagePlay } from "./use-forage-play";

/** The lower edge of a forest: the hand, what the held card would do, and the controls that lay it. */
export function ForageBar(props: {
  state: State;
  play: ForagePlay;
  hints: Hints;
  words: ForageWords;
  onRule(rule: string): void;
  /** What stands below the counsel. */
  children?: ReactNode;
}) {
  const { state, play, words } = props;
  return (
    <>
      <HandBar
        state={state}
        seat={play.seat}
        playing={play.playing}
        fingers={play.fingers}
        words={words}
        onDrag={play.onDrag}
      />
      <div className={styles.counsel}>
        <Counsel
          held={play.held}
          words={words}
          hints={play.playing ? props.hints : null}
          idle={words.t(play.player.finished ? "forage.hand.over" : "forage.hand.choose")}
          onChoose={play.fingers.choose}
          onRule={props.onRule}
        />
        {props.children}
      </div>
      <LayControls fingers={play.fingers} canUndo={play.canUndo} words={words} onLay={play.lay} onUndo={play.undo} />
    </>
  );
}
