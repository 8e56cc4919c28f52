import { useEffect, useEffectEvent, useId, useSyncExternalStore } from "react";

/** An element of a screen that a skip link focuses. */
export interface SkipTarget {
  readonly id: string;
  /** The text of the link. */
  readonly label: string;
  readonly focus: () => void;
}

let targets: readonly SkipTarget[] = [];
const listeners = new Set<() => void>();

/**
 * Offers, while the caller is mounted, a link beside "Skip to content" to the first element that matches the selector.
 */
export function useSkipTarget(label: string, selector: string): void {
  const id = useId();
  const focus = useEffectEvent(() => document.querySelector<HTMLElement>(selector)?.focus());
  useEffect(() => {
    set([...targets, { id, label, focus: () => focus() }]);
    return () => set(targets.filter((target) => target.id !== id));
  }, [id, label]);
}

/** Returns the targets of the current screen. */
export function useSkipTargets(): readonly SkipTarget[] {
  return useSyncExternalStore(subscribe, () => targets);
}

function set(next: readonly SkipTarget[]): void {
  targets = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
