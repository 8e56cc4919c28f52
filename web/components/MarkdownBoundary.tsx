import { Component, type ReactNode } from "react";
import { forgetFailedLoads } from "../lib/lazyComponent.js";

interface MarkdownBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches an error of the Markdown parser, so that the screen still renders. */
export class MarkdownBoundary extends Component<MarkdownBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    forgetFailedLoads();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
