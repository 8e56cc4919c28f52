import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A component that is fetched when it is first shown, or a little earlier. */
interface LazyComponent<P> {
  readonly Component: LazyExoticComponent<ComponentType<P>>;
  /** Fetches it ahead of its first showing. */
  readonly preload: () => void;
}

/** Makes a component of a chunk of its own. */
export function lazyComponent<P>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  const Component = lazy(async () => ({ default: await load() }));
  // A failed preload costs nothing: the showing tries again and tells.
  return { Component, preload: () => void load().catch(() => undefined) };
}
