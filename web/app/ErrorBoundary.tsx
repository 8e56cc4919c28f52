import { Component, type ReactNode } from "react";
import { forgetFailedLoads } from "../lib/lazyComponent.js";
import { RouterFallback } from "./RouterFallback.js";

interface ErrorBoundaryProps {
  /** Resets the error when it changes, e.g. on another address. */
  readonly resetKey?: string;
  /** It wraps a screen inside the layout, not the whole page. */
  readonly isEmbedded?: boolean;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly resetKey: string | undefined;
}

/** Catches errors thrown while a screen renders, so that only this screen fails and the page never stays blank. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error ?? new Error("Unknown") };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey };
  }

  override componentDidCatch(): void {
    // Another address, or the same one later, tries again.
    forgetFailedLoads();
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <RouterFallback isEmbedded={this.props.isEmbedded ?? false} />;
  }
}
