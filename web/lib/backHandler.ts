import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

type BackHandler = () => void;

let handlers: readonly BackHandler[] = [];
const listeners = new Set<() => void>();

/** Lets a screen handle the app's Back button: while `isOn`, Back leaves the form instead of the page (spec 4). */
export function useBackHandler(handle: BackHandler, isOn: boolean): void {
  const latest = useEffectEvent(handle);
  useEffect(() => {
    if (!isOn) return undefined;
    const own: BackHandler = () => latest();
    setHandlers([...handlers, own]);
    return () => setHandlers(handlers.filter((other) => other !== own));
  }, [isOn]);
}

/** Returns the current screen's handler of Back, or undefined. */
export function useCurrentBackHandler(): BackHandler | undefined {
  return useSyncExternalStore(subscribe, () => handlers.at(-1));
}

function setHandlers(next: readonly BackHandler[]): void {
  handlers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
