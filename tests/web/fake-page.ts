/** The parts of a page that the client's modules without a screen ask for; a test changes them as a browser would. */
export interface FakePage {
  readonly window: EventTarget;
  readonly document: FakeDocument;
  readonly local: Map<string, string>;
  readonly session: Map<string, string>;
  /** From now on the storage refuses everything, as where cookies are blocked. */
  readonly blockStorage: () => void;
  /** Puts back what was there before. */
  readonly remove: () => void;
}

/** A document in which every selector finds what the test has put there for it. */
export class FakeDocument extends EventTarget {
  hidden = false;
  dir = "ltr";
  readonly documentElement = { dataset: {} };
  activeElement: unknown = null;
  readonly found = new Map<string, unknown>();

  querySelector(selector: string): unknown {
    return this.found.get(selector) ?? null;
  }

  querySelectorAll(selector: string): readonly unknown[] {
    return this.found.has(selector) ? [this.found.get(selector)] : [];
  }
}

/** Puts a page around what is tested. */
export function fakePage(): FakePage {
  const [local, session] = [new Map<string, string>(), new Map<string, string>()];
  let isBlocked = false;
  const storage = (stored: Map<string, string>) => {
    const allowed = (): Map<string, string> => {
      if (isBlocked) throw new DOMException("The storage is blocked.", "SecurityError");
      return stored;
    };
    const methods = {
      getItem: (key: string) => allowed().get(key) ?? null,
      setItem: (key: string, value: string) => void allowed().set(key, value),
      removeItem: (key: string) => void allowed().delete(key),
      clear: () => allowed().clear(),
    };
    // The own keys of a storage are those of what it stores.
    return new Proxy(methods, {
      ownKeys: () => [...allowed().keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
  };
  const [window, document] = [new EventTarget(), new FakeDocument()];
  const remove = install({ window, document, localStorage: storage(local), sessionStorage: storage(session) });
  const blockStorage = (): void => {
    isBlocked = true;
  };
  return { window, document, local, session, blockStorage, remove };
}

/** Sets global names for a test, and returns what puts back what was there before. */
export function install(names: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(names).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(names))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  };
}
