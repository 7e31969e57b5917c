import { useEffect } from "react";
import type { Aim } from "../../app/turn";

/** After a choice by keyboard the focus goes to the first thing to choose next, so that Enter takes it. */
export function useTargetFocus({ selected, power }: Aim): void {
  useEffect(() => {
    if ((!selected && !power) || !document.documentElement.matches("[data-input=keyboard]")) return;
    document.querySelector<HTMLElement>("[data-targets] button")?.focus();
  }, [selected, power]);
}

/** Keeps on the page's root whether the last input was the keyboard. */
export function useInputKind(): void {
  useEffect(() => {
    const root = document.documentElement;
    const keyboard = () => root.setAttribute("data-input", "keyboard");
    const pointer = () => root.setAttribute("data-input", "pointer");
    document.addEventListener("keydown", keyboard, true);
    document.addEventListener("pointerdown", pointer, true);
    return () => {
      document.removeEventListener("keydown", keyboard, true);
      document.removeEventListener("pointerdown", pointer, true);
    };
  }, []);
}
