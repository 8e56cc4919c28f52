import { useEffect, useEffectEvent } from "react";

/** A key that was pressed, as the page or React tells of it. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly keyCode: number;
  readonly isComposing?: boolean;
  /** React's own event says nothing of an input method. */
  readonly nativeEvent?: { readonly isComposing: boolean };
  readonly defaultPrevented: boolean;
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

/**
 * What a key does. It gets the key as it was typed, behind what was held with it: `Escape`, `N`, `Mod+Enter`. Returns
 * false when the key is not for it: the key then belongs to whoever else handles it.
 */
export type KeyAction<E> = (event: E, key: string) => void | false;

/**
 * What keys do: by name, or all in one function. In a name letters are small, and `Mod` is Control or Command;
 * `Mod+Shift+k`, `Alt+Enter`. Shift alone is no part of a name.
 */
export type KeyActions<E> = KeyAction<E> | Readonly<Record<string, KeyAction<E>>>;

interface KeyOptions {
  /** No key leaves the element, also none that does nothing here. */
  readonly keepsAll?: boolean;
}

interface ListenOptions {
  /** It comes before the handlers of elements. */
  readonly isFirst?: boolean;
}

/** The code of a key that an input method has taken. */
const TAKEN = 229;
const FIELDS = 'input, textarea, select, [role="menu"], [role="listbox"]';
const LAYERS = 'dialog[open], [role="dialog"]:not([aria-hidden="true"]), [role="menu"]';

/**
 * Returns whether a key belongs to an input method, which makes words of several keys. Safari tells of the key that ends
 * them when it is no longer composing: by its code alone.
 */
function belongsToInputMethod({ isComposing, nativeEvent, keyCode }: KeyPress): boolean {
  return (isComposing ?? nativeEvent?.isComposing) === true || keyCode === TAKEN;
}

/** Returns whether a key that is pressed there belongs to a field in which one types or chooses. */
export function belongsToField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(FIELDS) !== null);
}

/** Returns whether a dialog or a menu is open, which keys belong to. */
export function isCovered(): boolean {
  return document.querySelector(LAYERS) !== null;
}

/**
 * Returns the handler of keys. It leaves those of an input method alone, and those that another handler has acted on. What
 * it acts on does nothing else: neither in the browser, nor in a handler further out.
 */
export function onKeys<E extends KeyPress>(
  actions: KeyActions<E>,
  { keepsAll = false }: KeyOptions = {},
): (event: E) => void {
  return (event) => {
    if (keepsAll) event.stopPropagation();
    if (event.defaultPrevented || belongsToInputMethod(event)) return;
    const held = heldWith(event);
    const action = typeof actions === "function" ? actions : actions[held + small(event.key)];
    if (action !== undefined && action(event, held + event.key) !== false) event.preventDefault();
  };
}

/** Handles keys wherever the focus is, until the function that it returns is called; see `onKeys`. */
export function listenToKeys(actions: KeyActions<KeyboardEvent>, { isFirst = false }: ListenOptions = {}): () => void {
  return listen(onKeys(actions), isFirst);
}

/** Handles keys wherever the focus is, while the component is mounted and `isOn`; see `onKeys`. */
export function useKeys(
  actions: KeyActions<KeyboardEvent>,
  { isOn = true, isFirst = false }: ListenOptions & { readonly isOn?: boolean } = {},
): void {
  const latest = useEffectEvent((event: KeyboardEvent) => onKeys(actions)(event));
  useEffect(() => (isOn ? listen((event) => latest(event), isFirst) : undefined), [isOn, isFirst]);
}

/**
 * Lets no key of an input method reach what is not ours: lists of suggestions would take Enter for a choice, and the
 * browser would close a dialog on Escape. Returns the function that ends it.
 */
export function keepKeysOfInputMethods(): () => void {
  const keep = (event: KeyboardEvent): void => {
    if (!belongsToInputMethod(event)) return;
    event.stopImmediatePropagation();
    const isInDialog = event.target instanceof HTMLElement && event.target.closest("dialog") !== null;
    if (isInDialog && event.key === "Escape") event.preventDefault();
  };
  window.addEventListener("keydown", keep, { capture: true });
  return () => window.removeEventListener("keydown", keep, { capture: true });
}

function listen(handle: (event: KeyboardEvent) => void, isFirst: boolean): () => void {
  document.addEventListener("keydown", handle, { capture: isFirst });
  return () => document.removeEventListener("keydown", handle, { capture: isFirst });
}

function heldWith({ ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  if (!ctrlKey && !metaKey && !altKey) return "";
  return `${ctrlKey || metaKey ? "Mod+" : ""}${altKey ? "Alt+" : ""}${shiftKey ? "Shift+" : ""}`;
}

function small(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}
