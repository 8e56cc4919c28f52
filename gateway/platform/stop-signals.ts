import type { Logger } from "./logger.js";

/** The signals that stop the process: of a service manager, Ctrl-C, or a terminal that was closed. */
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
/** One Ctrl-C arrives twice where npm passes it on as well; a signal after this time is a second one. */
const SAME_SIGNAL_MS = 1_000;

/** Calls `stop` at the first signal, and then exits with 0; with 1 when it rejects, or at once at a second signal. */
export function onStopSignal(stop: (signal: NodeJS.Signals) => Promise<void>, logger: Logger): void {
  let stoppingSince: number | null = null;
  const handleSignal = async (signal: NodeJS.Signals): Promise<void> => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince >= SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    logger.info({ signal }, "stopping");
    try {
      await stop(signal);
    } catch (error) {
      logger.error({ err: error }, "could not stop in order");
      process.exit(1);
    }
    logger.info("stopped");
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, () => void handleSignal(signal));
}
