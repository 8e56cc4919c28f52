import { useCallback, useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { askToLeave } from "./leaveGuard.js";
import { forgetSelectedHunt } from "./remembered.js";

/** What the form of a new hunt is asked for: the advert to begin with, or null to wait for one to be pasted. */
interface Request {
  readonly advert: string | null;
}

let waiting: Request | undefined;
let listener: (() => void) | undefined;

/**
 * Gives what begins a new hunt with an advert, at the address of the form for it: nothing of the hunt that was selected
 * gets into it.
 */
export function useCapture(path: string): (advert?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (advert) =>
      askToLeave(() => {
        forgetSelectedHunt();
        waiting = { advert: advert ?? null };
        // Whoever is there already does not come back there from Done.
        void navigate(path, { replace: window.location.pathname === path });
        listener?.();
      }),
    [navigate, path],
  );
}

/** Lets a form answer to such a request, also to one made before it was on screen. */
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
    // The heading of the screen takes the focus when it arrives; what is asked for comes after that.
    const later = (): void => queueMicrotask(answer);
    listener = later;
    later();
    return () => {
      if (listener === later) listener = undefined;
    };
  }, [isOn]);
}

/** Tells whether a change of a text field was a paste, or something dropped into it. */
export function isPaste(event: Event): boolean {
  return event instanceof InputEvent && /^insertFrom(?:Paste|Drop)/.test(event.inputType);
}
