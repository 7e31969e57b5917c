import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Action } from "../ui/Action";
import { Icon } from "../ui/Icon";
import styles from "./Drawer.module.css";

/** A sheet at the right edge, open beside the game: nothing behind it is held up. Escape closes it. */
export function Drawer(props: { title: string; onClose(): void; children: ReactNode }) {
  const { t } = useTranslation();
  const drawer = useRef<HTMLElement>(null);
  const { title } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel in the drawer takes the focus again.
  useEffect(() => {
    const from = document.activeElement;
    drawer.current?.focus();
    return () => {
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, [title]);
  return (
    <aside
      ref={drawer}
      className={styles.drawer}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        props.onClose();
      }}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        <Action look="icon" label={t("common.close")} shortcut="Esc" placement="bottom" onPress={props.onClose}>
          <Icon name="close" />
        </Action>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard. */}
      <section className={styles.body} tabIndex={0} aria-label={title}>
        {props.children}
      </section>
    </aside>
  );
}
