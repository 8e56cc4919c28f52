const [SOON_MS, PAUSE_MS] = [100, 1_000];

/** Work that is asked for more often than it is worth doing. */
interface InTurns {
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * Does the work soon after it was asked for, once for all that ask meanwhile, and not again before a pause; a window that
 * nobody sees does it when it is seen. A failure is dropped: whoever shows the data says that it could not be read.
 */
export function inTurns(work: () => Promise<unknown>): InTurns {
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
    timer = setTimeout(() => void run(), Math.max(SOON_MS, endedAt + PAUSE_MS - performance.now()));
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
