import type { Logger } from "./logger.js";

const EVERY_MS = 60 * 60 * 1000;

/** A piece of work that is done now and then while nobody waits for it. */
export interface Chore {
  readonly name: string;
  run(): Promise<unknown>;
}

/** Does the chores one after the other, at once and then every hour; one that fails is logged and tried again. */
export function startHousekeeping(chores: readonly Chore[], logger: Logger): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const runAll = async (): Promise<void> => {
    for (const chore of chores) {
      await chore.run().catch((error: unknown) => logger.warn({ err: error, chore: chore.name }, "a chore failed"));
    }
    running = undefined;
  };
  const start = (): void => void (running ??= runAll());
  start();
  const timer = setInterval(start, EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
