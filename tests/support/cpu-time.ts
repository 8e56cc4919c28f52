/**
 * Returns the processor time that work takes, in milliseconds: other load on the machine does not count. For bounds
 * that tell "at once" from "for ever"; benchmarks measure speed.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Linear work stays below this growth, which for it is about 4; quadratic work, with 16, does not. */
export const LINEAR_GROWTH = 10;

/** What ends within this grows slowly enough, and is not worth a second run. */
const ENOUGH_MS = 5_000;

/**
 * Returns how many times as long work takes as the same work on a quarter of its input, whatever the machine's speed;
 * `work` gets the share of the input to work on. Returns 1 for work that ends within seconds.
 */
export async function growthOf(work: (share: number) => unknown): Promise<number> {
  const whole = await cpuTime(() => work(1));
  return whole < ENOUGH_MS ? 1 : whole / (await cpuTime(() => work(1 / 4)));
}
