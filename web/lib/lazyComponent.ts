import { createElement, lazy, useState, type ComponentType, type LazyExoticComponent } from "react";
import { loadPart } from "./release.js";

/** A component that is loaded when it is first rendered, or before. */
interface LazyComponent<P> {
  readonly Component: ComponentType<P>;
  /** Loads it before its first render; resolves once it is there, or could not be loaded. */
  readonly load: () => Promise<void>;
  /** Loads it before its first render. */
  readonly preload: () => void;
  readonly isLoaded: () => boolean;
}

/** What makes each component anew that could not be loaded. */
const failed = new Set<() => void>();

/** Lets what could not be loaded be tried again: React remembers a failure for good. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Returns a component without which the rest works: where its chunk cannot be loaded, another or nothing is rendered. */
export function optionalComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = () => null,
): ComponentType<P> {
  return lazyComponent<P>(() => load().catch(() => instead)).Component;
}

/**
 * Returns a component that is loaded from its own chunk. Once it is loaded it renders like any other: React shows the
 * fallback of one that it has to wait for, however briefly, for 300 ms.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const create = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(async () => {
      try {
        loaded = await loadPart(load);
        return { default: loaded };
      } catch (error) {
        failed.add(() => (current = create()));
        throw error;
      }
    });
  let current = create();
  const Component = (props: P) => {
    // An instance keeps the component that it began with.
    const [part] = useState<ComponentType<P> | LazyExoticComponent<ComponentType<P>>>(() => loaded ?? current);
    return createElement<P>(part, props);
  };
  const loadAhead = async (): Promise<void> => {
    // A failure has no effect: the first render tries again and throws.
    loaded ??= await load().catch(() => undefined);
  };
  return { Component, load: loadAhead, preload: () => void loadAhead(), isLoaded: () => loaded !== undefined };
}
