import { useEffect, useEffectEvent, useId, useSyncExternalStore } from "react";

/** A place of a screen that a keyboard reaches at once. */
export interface SkipTarget {
  readonly id: string;
  /** What the link to it says. */
  readonly label: string;
  readonly focus: () => void;
}

let targets: readonly SkipTarget[] = [];
const listeners = new Set<() => void>();

/** Offers, while the caller is on show, a link beside "Skip to content" to the first element that the selector finds. */
export function useSkipTarget(label: string, selector: string): void {
  const id = useId();
  const focus = useEffectEvent(() => document.querySelector<HTMLElement>(selector)?.focus());
  useEffect(() => {
    set([...targets, { id, label, focus: () => focus() }]);
    return () => set(targets.filter((target) => target.id !== id));
  }, [id, label]);
}

/** Follows the places that the screen on show offers. */
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
