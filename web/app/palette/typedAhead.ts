import { listenToKeys } from "../../lib/keys.js";

/** How long typing is collected at most, in milliseconds: when search and commands cannot be loaded, keys work again. */
const LONGEST_MS = 3000;

/** What was typed ahead. */
export interface TypedAhead {
  readonly text: string;
  /** True: Enter was pressed after it. */
  readonly isEntered: boolean;
}

const NOTHING: TypedAhead = { text: "", isEntered: false };

let collected = NOTHING;
let stop: () => void = () => undefined;

/**
 * Collects what is typed until `takeTypedAhead`, for the field of search and commands that is about to be there: its keys
 * would be lost, or be taken for shortcuts. Escape ends it.
 */
export function collectTyping(): void {
  stop();
  collected = NOTHING;
  const stopListening = listenToKeys(collect, { isFirst: true });
  const timer = setTimeout(() => stop(), LONGEST_MS);
  stop = () => {
    clearTimeout(timer);
    stopListening();
  };
}

/** Returns what was typed so far. */
export function typedAhead(): TypedAhead {
  return collected;
}

/** Ends the collection, and returns what was typed. */
export function takeTypedAhead(): TypedAhead {
  stop();
  const typed = collected;
  collected = NOTHING;
  return typed;
}

function collect(_event: KeyboardEvent, key: string): void | false {
  if (key === "Escape") stop();
  const typed = after(collected, key);
  if (typed === undefined) return false;
  collected = typed;
}

/** Returns what is typed with one more key; undefined for a key that is not part of a text. */
function after({ text }: TypedAhead, key: string): TypedAhead | undefined {
  if (key === "Enter") return { text, isEntered: text !== "" };
  if (key === "Backspace") return { text: text.slice(0, -1), isEntered: false };
  return [...key].length === 1 ? { text: text + key, isEntered: false } : undefined;
}
