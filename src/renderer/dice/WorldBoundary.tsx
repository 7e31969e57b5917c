import { Component, type ReactNode } from "react";

/**
 * Goes without a physics world that cannot be made, as where a page may start no workers.
 * Nothing else has to be told: the player notices a world that says nothing and goes on from the recorded poses.
 */
export class WorldBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn("The dice roll as recorded: there is no physics world.", error);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
