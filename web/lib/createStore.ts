import { useSyncExternalStore } from "react";

/** A value that belongs to no component, and that components follow. */
interface Store<Value> {
  readonly read: () => Value;
  /** Replaces the value, and calls the listeners. */
  readonly set: (next: Value) => void;
  /** Calls the listener whenever the value is replaced; returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns a store with its first value. */
export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the value of a store, and follows it. */
export function useStore<Value>({ subscribe, read }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read);
}

/** Returns what `select` takes of the value of a store, and follows it. */
export function useStorePart<Value, Part>({ subscribe, read }: Store<Value>, select: (value: Value) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(read()));
}
