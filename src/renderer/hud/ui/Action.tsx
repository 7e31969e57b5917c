import type { ReactNode } from "react";
import { Button, Tooltip, TooltipTrigger } from "react-aria-components";
import styles from "./Action.module.css";

export interface ActionProps {
  children: ReactNode;
  onPress?(): void;
  /** Why it cannot be done now. The button stays reachable, so that the reason can be read. */
  reason?: string | null | undefined;
  /** Said in the tooltip where there is no reason against it. */
  hint?: string | undefined;
  /** The key that does the same, shown in the tooltip. */
  shortcut?: string | undefined;
  look?: "plain" | "primary" | "quiet" | "danger" | "icon";
  label?: string | undefined;
  pressed?: boolean | undefined;
  className?: string | undefined;
  placement?: "top" | "bottom";
  /** Sends the form around it, which checks for itself. */
  submit?: boolean;
}

/** A button that says why it cannot be pressed instead of going dead. */
export function Action(props: ActionProps) {
  const { children, onPress, reason, hint, shortcut, look = "plain", label, pressed, className, placement } = props;
  const blocked = typeof reason === "string";
  const button = (
    <Button
      className={[styles.action, styles[look], className].filter(Boolean).join(" ")}
      type={props.submit ? "submit" : "button"}
      aria-label={label}
      aria-disabled={blocked || undefined}
      aria-pressed={pressed}
      onPress={() => {
        if (!blocked) onPress?.();
      }}
    >
      {children}
    </Button>
  );
  const words = blocked ? reason : hint;
  if (!words && !shortcut) return button;
  return (
    <TooltipTrigger delay={350} closeDelay={80}>
      {button}
      <Tooltip className={styles.tip ?? ""} placement={placement ?? "top"} offset={8}>
        {words}
        {shortcut && <kbd>{shortcut}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
}
