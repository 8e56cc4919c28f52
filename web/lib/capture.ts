import { useCallback, useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { askToLeave } from "./leaveGuard.js";
import { clearSelectedJobHunt } from "./localStorageState.js";

/** A request to the form of a new hunt: the advert to begin with, or null to wait for a pasted one. */
interface Request {
  readonly advert: string | null;
}

let waiting: Request | undefined;
let listener: (() => void) | undefined;

/**
 * Returns the function that starts a new hunt with an advert, at the address of its form: no value of the previously
 * selected hunt gets into it.
 */
export function useCapture(path: string): (advert?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (advert) =>
      askToLeave(() => {
        clearSelectedJobHunt();
        waiting = { advert: advert ?? null };
        // When the form is open already, Done must not return to it.
        void navigate(path, { replace: window.location.pathname === path });
        listener?.();
      }),
    [navigate, path],
  );
}

/** Lets a form handle such a request, also one made before it was mounted. */
export function useCaptureRequest(handle: (advert: string | null) => void, isOn: boolean): void {
  const latest = useEffectEvent(handle);
  useEffect(() => {
    if (!isOn) return undefined;
    const answer = (): void => {
      if (waiting === undefined) return;
      const { advert } = waiting;
      waiting = undefined;
      latest(advert);
    };
    // The heading of the screen takes the focus on mount; the request is handled after that.
    const later = (): void => queueMicrotask(answer);
    listener = later;
    later();
    return () => {
      if (listener === later) listener = undefined;
    };
  }, [isOn]);
}

/** Returns whether a change of a text field was a paste or a drop. */
export function isPaste(event: Event): boolean {
  return event instanceof InputEvent && /^insertFrom(?:Paste|Drop)/.test(event.inputType);
}
