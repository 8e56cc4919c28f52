import { useEffect, useEffectEvent, useId } from "react";
import { createStore, useStore } from "./createStore.js";

/** An element of a screen that a skip link focuses. */
export interface SkipTarget {
  readonly id: string;
  /** The text of the link. */
  readonly label: string;
  readonly focus: () => void;
}

const targets = createStore<readonly SkipTarget[]>([]);

/**
 * Offers, while the caller is mounted, a link beside "Skip to content" to the first element that matches the selector.
 */
export function useSkipTarget(label: string, selector: string): void {
  const id = useId();
  const focus = useEffectEvent(() => document.querySelector<HTMLElement>(selector)?.focus());
  useEffect(() => {
    targets.set([...targets.read(), { id, label, focus: () => focus() }]);
    return () => targets.set(targets.read().filter((target) => target.id !== id));
  }, [id, label]);
}

/** Returns the targets of the current screen. */
export function useSkipTargets(): readonly SkipTarget[] {
  return useStore(targets);
}
