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
