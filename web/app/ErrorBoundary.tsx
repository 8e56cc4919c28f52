import { Component, type ReactNode } from "react";
import { RouterFallback } from "./RouterFallback.js";

interface ErrorBoundaryProps {
  /** Forgets the failure when it changes, e.g. on another address. */
  readonly resetKey?: string;
  /** It guards a screen inside the frame, not the whole page. */
  readonly isEmbedded?: boolean;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly resetKey: string | undefined;
}

/** Catches what a screen throws, so that a bug costs one screen and never leaves a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error ?? new Error("Unknown") };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <RouterFallback error={this.state.error} isEmbedded={this.props.isEmbedded ?? false} />;
  }
}
