/** A request of the browser's database, which is answered in the next turn. */
class Request extends EventTarget {
  onsuccess: (() => void) | undefined;
  onerror: (() => void) | undefined;
  onupgradeneeded: (() => void) | undefined;
  readonly error: Error | null = null;

  constructor(readonly result: unknown) {
    super();
    queueMicrotask(() => {
      this.onupgradeneeded?.();
      this.onsuccess?.();
    });
  }
}

/** The database of a browser: one store of values by key, which copies what is put there. */
export function fakeDatabase(stored: Map<string, unknown>): object {
  const store = {
    clear: () => stored.clear(),
    put: (value: unknown, key: string) => new Request(void stored.set(key, structuredClone(value))),
    get: (key: string) => new Request(stored.get(key)),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  return { open: () => new Request(database) };
}
