import { whenIdle } from "./whenIdle.js";
import { serverMs } from "./environment/clock.js";

/** How long somebody has done nothing before the page is quiet, in milliseconds. */
const STILL_MS = 3_000;
const INPUTS = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/**
 * Follows what is done on the page until the signal aborts. Returns the function that resolves once the page is seen,
 * nobody has done anything on it for three seconds, and the browser is idle; it resolves, too, when the signal aborts.
 */
export function followQuiet(signal: AbortSignal): () => Promise<void> {
  let actedAt = serverMs();
  let onAct = (): void => undefined;
  const note = (): void => {
    actedAt = serverMs();
    onAct();
  };
  for (const input of INPUTS) window.addEventListener(input, note, { signal, capture: true, passive: true });
  document.addEventListener("visibilitychange", note, { signal });
  return () =>
    new Promise((resolve) => {
      let cancelIdle = (): void => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (): void => {
        clearTimeout(timer);
        cancelIdle();
        if (document.hidden) return;
        timer = setTimeout(() => (cancelIdle = whenIdle(end)), Math.max(0, actedAt + STILL_MS - serverMs()));
      };
      const end = (): void => {
        onAct = () => undefined;
        signal.removeEventListener("abort", end);
        clearTimeout(timer);
        cancelIdle();
        resolve();
      };
      onAct = wait;
      signal.addEventListener("abort", end);
      if (signal.aborted) end();
      else wait();
    });
}
