import { useEffect } from "react";
import { belongsToField, isCovered } from "./keys.js";

/** A key that was pressed before the screen was there that it is for. */
interface KeyAhead {
  readonly key: string;
  /** The address of its screen. */
  readonly path: string;
}

/** Does what a key does. Returns false when nobody handles it, or not yet. */
type Deliver = (key: string) => boolean;

/** How long a key waits for its screen, in milliseconds. */
const LONGEST_MS = 10_000;

let kept: readonly KeyAhead[] = [];
let loadingParts = 0;
let shownPath: string | undefined;
let deliver: Deliver = () => false;
let timer: ReturnType<typeof setTimeout> | undefined;
let isHandingOver = false;
let stopForgetting: (() => void) | undefined;

/** Sets what does what a kept key does, once its screen is there. */
export function deliverKeysTo(next: Deliver): void {
  deliver = next;
}

/** Says that a part of the screen is loading while the component is mounted: its keys are not there yet. */
export function useLoadingPart(): void {
  useEffect(() => {
    loadingParts += 1;
    return () => {
      loadingParts -= 1;
      handKeysOver();
    };
  }, []);
}

/** Says which address the screen is of that is shown. The browser's own is that of the next one while it is loading. */
export function useShownPath(path: string): void {
  useEffect(() => {
    shownPath = path;
    handKeysOver();
    return () => {
      shownPath = undefined;
    };
  }, [path]);
}

/** Returns whether a key has to wait, whoever handles it: for its screen, or for keys that are being handed over. */
export function isAhead(): boolean {
  return isHandingOver || isUnderWay();
}

/** Returns whether a part of the screen is loading that may handle a key. */
export function isLoading(): boolean {
  return loadingParts > 0;
}

/** Keeps a key until its screen is there, or something else is done. */
export function keepKey(key: string): void {
  kept = [...kept, { key, path: window.location.pathname }];
  clearTimeout(timer);
  timer = setTimeout(forgetKeys, LONGEST_MS);
  stopForgetting ??= forgetOnOtherActs();
}

/** Forgets the keys that wait. */
export function forgetKeys(): void {
  kept = [];
  isHandingOver = false;
  clearTimeout(timer);
  stopForgetting?.();
  stopForgetting = undefined;
}

/** Hands over the keys that wait, in their order, once what has come is complete: call it when something has come. */
export function handKeysOver(): void {
  if (kept.length > 0 && !isHandingOver) queueMicrotask(handOver);
}

function handOver(): void {
  const [first, ...rest] = kept;
  isHandingOver = false;
  if (first === undefined || isUnderWay()) return;
  if (first.path !== window.location.pathname || isCovered() || belongsToField(document.activeElement)) {
    forgetKeys();
    return;
  }
  if (!deliver(first.key) && isLoading()) return;
  kept = rest;
  // What the key did, such as a dialog or a field with the focus, is there before the next one.
  isHandingOver = rest.length > 0;
  if (isHandingOver) setTimeout(handOver);
  else forgetKeys();
}

function isUnderWay(): boolean {
  return shownPath !== undefined && shownPath !== window.location.pathname;
}

function forgetOnOtherActs(): () => void {
  const forget = (): void => forgetKeys();
  const forgetInField = ({ target }: Event): void => {
    if (belongsToField(target)) forgetKeys();
  };
  window.addEventListener("popstate", forget);
  document.addEventListener("pointerdown", forget, { capture: true });
  document.addEventListener("focusin", forgetInField);
  return () => {
    window.removeEventListener("popstate", forget);
    document.removeEventListener("pointerdown", forget, { capture: true });
    document.removeEventListener("focusin", forgetInField);
  };
}
