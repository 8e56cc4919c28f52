const [DEBOUNCE_MS, INTERVAL_MS] = [100, 1_000];

/** Work that is requested more often than it should run. */
interface Throttled {
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * Throttles some work: it runs soon after a request, once for all requests meanwhile, and not again before an interval
 * is over. In a hidden window it waits until the window is shown. A failure is dropped.
 */
export function throttle(work: () => Promise<unknown>): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  let isRunning = false;
  let endedAt = -Infinity;

  const run = async (): Promise<void> => {
    timer = undefined;
    isWanted = false;
    isRunning = true;
    await work().catch(() => undefined);
    isRunning = false;
    endedAt = performance.now();
    plan();
  };
  const plan = (): void => {
    if (!isWanted || isRunning || timer !== undefined || document.hidden) return;
    timer = setTimeout(() => void run(), Math.max(DEBOUNCE_MS, endedAt + INTERVAL_MS - performance.now()));
  };
  document.addEventListener("visibilitychange", plan);
  return {
    ask: () => {
      isWanted = true;
      plan();
    },
    stop: () => {
      document.removeEventListener("visibilitychange", plan);
      clearTimeout(timer);
      isWanted = false;
    },
  };
}
