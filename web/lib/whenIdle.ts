/** The delay in browsers without idle callbacks, in milliseconds. */
const TIMEOUT_MS = 2000;

/** Runs something once the browser is idle, and returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: TIMEOUT_MS * 5 });
  return () => cancelIdleCallback(handle);
}
