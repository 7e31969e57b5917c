import { woodenMouse } from "../cards/mouse";
import styles from "./MouseToken.module.css";

/** The wooden mouse, as wide as its box. Decoration only: whoever shows it names it. */
export function MouseToken() {
  return (
    <svg
      className={styles.token}
      viewBox="0 0 104 84"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by cards/mouse.ts, nothing from outside in it
      dangerouslySetInnerHTML={{ __html: woodenMouse() }}
    />
  );
}
