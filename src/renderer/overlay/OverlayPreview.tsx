import "./styles/overlay.css";
import { useEffect, useState } from "react";
import type { DiceSetId } from "../../shared/dice/set-ids";
import { useFlatWanted } from "../hud/settings/use-flat-wanted";
import { useTableTheme } from "../theme/table-theme";
import { Overlay } from "./Overlay";
import { OverlayWords } from "./OverlayPage";
import type { OverlayQuery } from "./query";
import { type OverlaySource, type Show, showOf } from "./show";

interface Props {
  source: OverlaySource;
  look: OverlayQuery;
  diceSet: DiceSetId;
  hidden: boolean;
}

/** What an overlay of the table shows now, drawn by the table's own page. */
export default function OverlayPreview({ source, look, diceSet, hidden }: Props) {
  const theme = useTableTheme(({ theme }) => theme);
  const flat = useFlatWanted();
  const [show, setShow] = useState<Show | null>(null);
  useEffect(() => {
    const started = showOf(source);
    setShow(started);
    return () => started.stop();
  }, [source]);
  useEffect(() => show?.store.setState({ theme, diceSet, direction: { hidden } }), [show, theme, diceSet, hidden]);
  if (!show) return null;
  return (
    <div className="ht-preview">
      <OverlayWords language={look.lang}>
        <Overlay look={look} show={show} flat={flat} />
      </OverlayWords>
    </div>
  );
}
