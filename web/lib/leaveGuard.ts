import { useEffect, useSyncExternalStore } from "react";

type Proceed = () => void;

let changedForms = 0;
let unkeptForms = 0;
let pending: Proceed | undefined;
const listeners = new Set<() => void>();

/** Registers whether a form on screen has unsaved changes, and whether a draft keeps them through a reload. */
export function useLeaveGuard(isChanged: boolean, { isKept = true }: { readonly isKept?: boolean } = {}): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    changedForms += 1;
    unkeptForms += Number(!isKept);
    return () => {
      changedForms -= 1;
      unkeptForms -= Number(!isKept);
    };
  }, [isChanged, isKept]);
}

/** Proceeds at once, or asks once when a changed form would be left. */
export function askToLeave(proceed: Proceed): void {
  if (changedForms === 0) {
    proceed();
    return;
  }
  setPending(proceed);
}

/** Returns whether leaving now would leave a changed form. */
export function hasChangedForm(): boolean {
  return changedForms > 0;
}

/** Returns whether a reload now would lose what a form on screen has. */
export function hasUnkeptForm(): boolean {
  return unkeptForms > 0;
}

/** Returns the navigation that waits for the answer, or undefined. */
export function usePendingLeave(): Proceed | undefined {
  return useSyncExternalStore(subscribe, () => pending);
}

/** Answers the question: leave, or stay. */
export function answerLeave(goes: boolean): void {
  const proceed = pending;
  setPending(undefined);
  if (goes) proceed?.();
}

function setPending(next: Proceed | undefined): void {
  pending = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
