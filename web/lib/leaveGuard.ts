import { useEffect } from "react";
import { createStore, useStore } from "./createStore.js";

type Proceed = () => void;

let changedForms = 0;
let unkeptForms = 0;
const pending = createStore<Proceed | undefined>(undefined);

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
  pending.set(proceed);
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
  return useStore(pending);
}

/** Answers the question: leave, or stay. */
export function answerLeave(goes: boolean): void {
  const proceed = pending.read();
  pending.set(undefined);
  if (goes) proceed?.();
}
