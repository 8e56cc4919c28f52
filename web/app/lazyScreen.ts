import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** A screen that is fetched when it is first shown, or a little earlier. */
interface LazyScreen<P> {
  readonly Component: LazyExoticComponent<ComponentType<P>>;
  /** Fetches the screen ahead of its first showing. */
  readonly preload: () => void;
}

/** Makes a screen of a route of its own chunk. */
export function lazyScreen<P>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  const Component = lazy(async () => ({ default: await load() }));
  // A failed preload costs nothing: the showing tries again and tells.
  return { Component, preload: () => void load().catch(() => undefined) };
}
