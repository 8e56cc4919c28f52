import type { Logger } from "./logger.js";

const EVERY_MS = 60 * 60 * 1000;

/** A background task that runs periodically. */
export interface Chore {
  readonly name: string;
  /** Ends early, after what is under way, once `isStopping` returns true. */
  run(isStopping: () => boolean): Promise<unknown>;
}

/** Runs the tasks one after the other, at once and then every hour or as given; one that fails is logged and retried. */
export function startHousekeeping(
  chores: readonly Chore[],
  logger: Logger,
  everyMs = EVERY_MS,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let isStopping = false;
  const runAll = async (): Promise<void> => {
    for (const chore of chores) {
      await chore
        .run(() => isStopping)
        .catch((error: unknown) => logger.warn({ err: error, chore: chore.name }, "a chore failed"));
    }
    running = undefined;
  };
  const start = (): void => void (running ??= runAll());
  start();
  const timer = setInterval(start, everyMs).unref();
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
