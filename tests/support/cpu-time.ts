/**
 * The processor time that work takes, in milliseconds: what the machine does besides does not count. For bounds that
 * tell "at once" from "for ever"; how fast something is, benchmarks say.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
