import { whenIdle } from "./whenIdle.js";

/** The time after which a page that nobody has used is taken to stand, in milliseconds. */
const QUIET_MS = 5000;
const INPUTS = ["pointerdown", "keydown"] as const;

const waiting = new Set<() => void>();
let isListening = false;
let isQuiet = false;

/**
 * Runs something that the first screen does not need: after the person's first input, or five seconds after the start,
 * and then once the browser is idle. Returns the function that cancels it.
 */
export function whenQuiet(run: () => void): () => void {
  if (isQuiet) return whenIdle(run);
  let cancelIdle = (): void => undefined;
  const start = (): void => {
    cancelIdle = whenIdle(run);
  };
  if (!isListening) listen();
  waiting.add(start);
  return () => {
    waiting.delete(start);
    cancelIdle();
  };
}

/** Returns whether the first screen is over: its person has used the page, or it has stood for five seconds. */
export function hasBecomeQuiet(): boolean {
  return isQuiet;
}

/**
 * Returns whether files may be fetched that nobody has asked for yet: not on a line that the browser says is slow, and not
 * where it is metered or the person saves data. A browser that says nothing of its line may.
 */
export function mayPreload(): boolean {
  const line: unknown = Reflect.get(navigator, "connection");
  if (typeof line !== "object" || line === null) return true;
  const facts: { readonly saveData?: unknown; readonly type?: unknown; readonly effectiveType?: unknown } = line;
  const { saveData, type, effectiveType } = facts;
  if (saveData === true || type === "cellular") return false;
  return !(typeof effectiveType === "string" && /2g|3g/.test(effectiveType));
}

/** Fetches ahead what nobody has asked for yet, when the page is quiet and the line allows it; see `whenQuiet`. */
export function preloadWhenQuiet(load: () => void): () => void {
  return whenQuiet(() => {
    if (mayPreload()) load();
  });
}

function listen(): void {
  isListening = true;
  const done = new AbortController();
  const end = (): void => {
    done.abort();
    clearTimeout(timer);
    isQuiet = true;
    for (const start of waiting) start();
    waiting.clear();
  };
  const timer = setTimeout(end, QUIET_MS);
  for (const input of INPUTS) window.addEventListener(input, end, { signal: done.signal, capture: true });
}
