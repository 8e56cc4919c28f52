import { useEffect, useEffectEvent } from "react";
import { belongsToField, isCovered, listenToKeys } from "./keys.js";
import { deliverKeysTo, forgetKeys, handKeysOver, isAhead, isLoading, keepKey } from "./keysAhead.js";
import { readLocalState } from "./localStorageState.js";
import { listedKinds, listedRecords } from "./recordKinds.js";

/** Every key that may be bound, and no other: the list of shortcuts has a description of each, so it is complete. */
export const shortcutKeys = [
  "g m",
  "g h",
  ...listedKinds.map((kind) => listedRecords[kind].goKeys),
  "g l",
  "[",
  "]",
  "?",
  "c",
  "n",
  "e",
  "a",
  "Delete",
  "f",
  "d",
  "s",
  "o",
  "t",
  ".",
  "j",
  "k",
  "ArrowDown",
  "ArrowUp",
] as const;

/** A key, or two in a row. */
export type ShortcutKeys = (typeof shortcutKeys)[number];

/** What a key does; false: it finds nothing to act on, and waits when a part of the screen is loading. */
type Handler = (event: KeyboardEvent) => void | false;
interface Binding {
  readonly keys: string;
  readonly handle: Handler;
}

/** How long `G` waits for its second key, in milliseconds. */
const SEQUENCE_MS = 1200;
/** How long an action for the next screen waits for its binding, in milliseconds. */
const ARRIVAL_MS = 10_000;
/** The keys that wait for a screen: not those that do the same on every screen, nor those that scroll. */
const WAITING: ReadonlySet<string> = new Set(
  shortcutKeys.map((keys) => keys.toLowerCase()).filter((keys) => !/ |^[[\]?]$|^arrow/.test(keys)),
);
/** The keys after which no other one is waited for. */
const GIVES_UP: ReadonlySet<string> = new Set(["escape", "enter"]);

let bindings: readonly Binding[] = [];
let awaited: { readonly keys: string; readonly until: number } | undefined;
let pendingKey: { readonly key: string; readonly at: number } | undefined;
let stopListening: (() => void) | undefined;

/**
 * Binds a key (`n`, `?`, `Delete`) or two keys in a row (`g m`) while the component is mounted; the newest binding of a
 * key wins. No binding fires while a text field has the focus or a dialog is open, nor when the user switched shortcuts
 * off. A key that is pressed while its screen is loading does its act once it is there.
 */
export function useShortcut(keys: ShortcutKeys, handle: Handler, isOn = true): void {
  const latest = useEffectEvent(handle);
  useEffect(() => {
    if (!isOn) return undefined;
    const binding: Binding = { keys: keys.toLowerCase(), handle: (event) => latest(event) };
    stopListening ??= listenToKeys(press);
    bindings = [...bindings, binding];
    if (awaited?.keys === binding.keys) {
      const isInTime = performance.now() < awaited.until;
      awaited = undefined;
      if (isInTime) queueMicrotask(() => void latest(new KeyboardEvent("keydown")));
    }
    handKeysOver();
    return () => {
      bindings = bindings.filter((other) => other !== binding);
      if (bindings.length > 0) return;
      stopListening?.();
      stopListening = undefined;
      forgetKeys();
    };
  }, [keys, isOn]);
}

/** Returns whether a key is bound. */
export function isBound(keys: ShortcutKeys): boolean {
  return find(keys.toLowerCase()) !== undefined;
}

/** Runs the action of a key, whether or not shortcuts are switched on; does nothing when it is not bound. */
export function runShortcut(keys: ShortcutKeys): void {
  find(keys.toLowerCase())?.handle(new KeyboardEvent("keydown"));
}

/** Runs the action of a key as soon as the next screen has bound it. */
export function runShortcutOnArrival(keys: ShortcutKeys): void {
  awaited = { keys: keys.toLowerCase(), until: performance.now() + ARRIVAL_MS };
}

/** Finds what a key does, behind the one before it, and remembers it for the one after it. */
function take(key: string, at: number): Binding | undefined {
  const sequence = pendingKey && at - pendingKey.at < SEQUENCE_MS ? `${pendingKey.key} ${key}` : undefined;
  pendingKey = bindings.some((other) => other.keys.startsWith(`${key} `)) ? { key, at } : undefined;
  return (sequence === undefined ? undefined : find(sequence)) ?? find(key);
}

function find(keys: string): Binding | undefined {
  return bindings.findLast((binding) => binding.keys === keys);
}

deliverKeysTo((key) => {
  const binding = find(key);
  return binding !== undefined && binding.handle(new KeyboardEvent("keydown")) !== false;
});

function press(event: KeyboardEvent, typed: string): void | false {
  if (readLocalState("shortcuts") === "off") return false;
  const key = typed.toLowerCase();
  const isElsewhere = isCovered() || belongsToField(event.target);
  if (isElsewhere || GIVES_UP.has(key)) forgetKeys();
  if (isElsewhere) return false;
  const binding = take(key, event.timeStamp);
  const isSequence = binding !== undefined && binding.keys !== key;
  const mayWait = WAITING.has(key) && !isSequence;
  if (mayWait && isAhead()) return wait(event, key);
  if (binding === undefined || binding.handle(event) === false)
    return mayWait && isLoading() ? wait(event, key) : false;
  // What was pressed before would come too late.
  forgetKeys();
  // An arrow key that no card handles still scrolls the page; its handler prevents that itself.
  if (key.startsWith("arrow")) return false;
}

function wait({ repeat }: KeyboardEvent, key: string): void {
  if (!repeat) keepKey(key);
}
