/** The delay in browsers without idle callbacks, in milliseconds. */
const PATIENCE_MS = 2000;

/** Runs something once the browser is idle, and returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE_MS * 5 });
  return () => cancelIdleCallback(handle);
}
