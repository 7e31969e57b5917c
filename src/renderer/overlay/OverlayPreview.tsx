import "./styles/overlay.css";
import { useEffect, useState } from "react";
import { Overlay } from "./Overlay";
import { OverlayWords } from "./OverlayPage";
import type { OverlayQuery } from "./query";
import { type OverlaySource, type Show, showOf } from "./show";

/** An overlay inside another page, as large as its box: what an address will show. `source` has to stay the same. */
export default function OverlayPreview({ query, source }: { query: OverlayQuery; source: OverlaySource }) {
  const [show, setShow] = useState<Show | null>(null);
  useEffect(() => {
    const made = showOf(source);
    setShow(made);
    return () => made.stop();
  }, [source]);
  return (
    <div className="ht-preview">
      {show && (
        <OverlayWords language={query.lang}>
          <Overlay look={query} show={show} />
        </OverlayWords>
      )}
    </div>
  );
}
