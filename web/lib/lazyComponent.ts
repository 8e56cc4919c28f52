import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A component that is loaded when it is first rendered, or preloaded. */
interface LazyComponent<P> {
  readonly Component: LazyExoticComponent<ComponentType<P>>;
  /** Loads it before its first render. */
  readonly preload: () => void;
}

/** Returns a component that is loaded from its own chunk. */
export function lazyComponent<P>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  const Component = lazy(async () => ({ default: await load() }));
  // A failed preload has no effect: the first render tries again and throws.
  return { Component, preload: () => void load().catch(() => undefined) };
}
