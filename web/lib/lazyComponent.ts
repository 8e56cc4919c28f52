import { createElement, lazy, type ComponentType, type LazyExoticComponent } from "react";
import { loadPart } from "./release.js";

/** A component that is loaded when it is first rendered, or preloaded. */
interface LazyComponent<P> {
  readonly Component: ComponentType<P>;
  /** Loads it before its first render. */
  readonly preload: () => void;
}

/** What makes each component anew that could not be loaded. */
const failed = new Set<() => void>();

/** Lets what could not be loaded be tried again: React remembers a failure for good. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Returns a component without which the rest works: where its chunk cannot be loaded, nothing is rendered. */
export function optionalComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazyComponent<P>(() => load().catch(() => () => null)).Component;
}

/** Returns a component that is loaded from its own chunk. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  const create = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(async () => {
      try {
        return { default: await loadPart(load) };
      } catch (error) {
        failed.add(() => (current = create()));
        throw error;
      }
    });
  let current = create();
  // An instance keeps the component that it began with while that loads or fails.
  const Component = (props: P) => createElement<P>(current, props);
  // A failed preload has no effect: the first render tries again and throws.
  return { Component, preload: () => void load().catch(() => undefined) };
}
