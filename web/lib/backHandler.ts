import { useEffect, useEffectEvent } from "react";
import { createStore, useStorePart } from "./createStore.js";

type BackHandler = () => void;

const handlers = createStore<readonly BackHandler[]>([]);

/** Lets a screen handle the app's Back button: while `isOn`, Back leaves the form instead of the page (spec 4). */
export function useBackHandler(handle: BackHandler, isOn: boolean): void {
  const latest = useEffectEvent(handle);
  useEffect(() => {
    if (!isOn) return undefined;
    const own: BackHandler = () => latest();
    handlers.set([...handlers.read(), own]);
    return () => handlers.set(handlers.read().filter((other) => other !== own));
  }, [isOn]);
}

/** Returns the current screen's handler of Back, or undefined. */
export function useCurrentBackHandler(): BackHandler | undefined {
  return useStorePart(handlers, (all) => all.at(-1));
}
