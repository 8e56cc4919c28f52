import { useEffect, useEffectEvent } from "react";
import { listedKinds, listedRecords } from "./recordKinds.js";
import { readLocalState } from "./localStorageState.js";

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

type Handler = (event: KeyboardEvent) => void;
interface Binding {
  readonly keys: string;
  readonly handle: Handler;
}

/** How long `G` waits for its second key, in milliseconds. */
const SEQUENCE_MS = 1200;
/** How long an action for the next screen waits for its binding, in milliseconds. */
const ARRIVAL_MS = 10_000;

let bindings: readonly Binding[] = [];
let awaited: { readonly keys: string; readonly until: number } | undefined;
let pendingKey: { readonly key: string; readonly at: number } | undefined;

/**
 * Binds a key (`n`, `?`, `Delete`) or two keys in a row (`g m`) while the component is mounted; the newest binding of a
 * key wins. No binding fires while a text field has the focus or a dialog is open, nor when the user switched shortcuts
 * off.
 */
export function useShortcut(keys: ShortcutKeys, handle: Handler, isOn = true): void {
  const latest = useEffectEvent(handle);
  useEffect(() => {
    if (!isOn) return undefined;
    const binding: Binding = { keys: keys.toLowerCase(), handle: (event) => latest(event) };
    if (bindings.length === 0) document.addEventListener("keydown", onKeyDown);
    bindings = [...bindings, binding];
    if (awaited?.keys === binding.keys) {
      const isInTime = performance.now() < awaited.until;
      awaited = undefined;
      if (isInTime) queueMicrotask(() => latest(new KeyboardEvent("keydown")));
    }
    return () => {
      bindings = bindings.filter((other) => other !== binding);
      if (bindings.length === 0) document.removeEventListener("keydown", onKeyDown);
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

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (readLocalState("shortcuts") === "off" || isBusyElsewhere(event.target)) return;
  const key = event.key.toLowerCase();
  const now = event.timeStamp;
  const sequence = pendingKey && now - pendingKey.at < SEQUENCE_MS ? `${pendingKey.key} ${key}` : undefined;
  const binding = (sequence && find(sequence)) || find(key);
  pendingKey = bindings.some((other) => other.keys.startsWith(`${key} `)) ? { key, at: now } : undefined;
  if (!binding) return;
  // An arrow key that no card handles still scrolls the page; its handler prevents that itself.
  if (!key.startsWith("arrow")) event.preventDefault();
  binding.handle(event);
}

function find(keys: string): Binding | undefined {
  return bindings.findLast((binding) => binding.keys === keys);
}

/** Returns whether the key belongs to a focused text field, or to an open dialog or menu. */
function isBusyElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="dialog"]:not([aria-hidden="true"]), [role="menu"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.closest('input, textarea, select, [role="menu"], [role="listbox"]') !== null
  );
}
