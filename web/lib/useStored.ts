import { useSyncExternalStore } from "react";
import { createStore } from "./createStore.js";

/** How often this page has changed what the browser stores; the browser itself tells of the changes of other tabs alone. */
const changes = createStore(0);

/** Has every caller of `useStored` read again; for whatever this page stores. */
export function noteStored(): void {
  changes.set(changes.read() + 1);
}

/** Returns what is read from the browser's storage, and follows changes that are made here and in other tabs. */
export function useStored<Value>(read: () => Value): Value {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  const end = changes.subscribe(listener);
  window.addEventListener("storage", listener);
  return () => {
    end();
    window.removeEventListener("storage", listener);
  };
}
