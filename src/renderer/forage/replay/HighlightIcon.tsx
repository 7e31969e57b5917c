import type { Highlight } from "../../app/replay/forage-tape";
import { Icon } from "../../hud/ui/Icon";
import { ForageDie } from "../board/ForageDie";
import { MouseToken } from "../board/MouseToken";

/** A highlight on the line of a replay. Decoration only: whoever shows it names it. */
export function HighlightIcon({ highlight }: { highlight: Highlight }) {
  switch (highlight.change) {
    case "target":
      return <Icon name="check" />;
    case "token":
      return <MouseToken />;
    case "grown":
      return <ForageDie colour={highlight.colour} face={highlight.face} />;
  }
}
