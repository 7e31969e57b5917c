import type { Face, Woodland } from "../../../shared/games/forage/woodland";
import { MOUSE_SIGN, TYPE_SIGN } from "../cards/signs";
import styles from "./ForageDie.module.css";

/** A drawn Forage die, as wide as its box. Decoration only: whoever shows it names it. */
export function ForageDie({ colour, face }: { colour: Woodland; face: Face | "mouse" }) {
  return (
    <svg className={`${styles.die} ${styles[colour]}`} viewBox="0 0 48 48" aria-hidden="true">
      <rect className={styles.edge} x="2" y="3" width="44" height="44" rx="9" />
      <rect className={styles.body} x="2" y="1.5" width="44" height="43" rx="9" />
      <rect className={styles.face} x="5.5" y="4.5" width="37" height="36.5" rx="7.5" />
      {face === "mouse" ? (
        <Sign drawing={MOUSE_SIGN} transform="translate(10 8) scale(1.17)" />
      ) : (
        <>
          <text x="24" y="31" textAnchor="middle" className={styles.number}>
            {face}
          </text>
          <Sign drawing={TYPE_SIGN[colour]} transform="translate(19.4 31) scale(.385)" />
        </>
      )}
    </svg>
  );
}

function Sign({ drawing, transform }: { drawing: string; transform: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by cards/signs.ts, nothing from outside in it
  return <g className={styles.sign} transform={transform} dangerouslySetInnerHTML={{ __html: drawing }} />;
}
