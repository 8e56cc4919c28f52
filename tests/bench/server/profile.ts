import { mkdtempSync, readFileSync } from "node:fs";
import type { Profiler } from "node:inspector";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { send, type Bench } from "./measure.js";
import { sharesOf, type Share } from "./profile-layers.js";
import type { Workload } from "./workloads.js";

const FUNCTIONS_SHOWN = 15;
const LEAST_SHARE = 0.005;
/** Until the compilers have done their part. */
const WARM_UP_ROUNDS = 5;

/**
 * Profiles the product while it answers each workload, says the share of each layer and of the functions that take the most, and
 * keeps the profiles in a temporary folder, whose name it says first.
 */
export async function profileAll(
  bench: Bench,
  workloads: readonly Workload[],
  say: (line: string) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "jht-bench-profiles-"));
  say(`The profiles are kept in ${folder}.`);
  const { product, rounds, seconds } = bench;
  for (const workload of workloads) {
    await send(bench, product, workload, WARM_UP_ROUNDS * seconds * 1_000);
    await product.control.startProfile();
    const { count } = await send(bench, product, workload, rounds * seconds * 1_000);
    const file = join(folder, `${workload.name}.cpuprofile`);
    await product.control.writeProfile(file);
    const profile = JSON.parse(readFileSync(file, "utf8")) as Profiler.Profile; // the inspector's own
    const { layers, functions } = sharesOf(profile);
    say(`\n${workload.name}, ${count} requests: the share of the time in which the process was busy`);
    layers.filter(({ share }) => share >= LEAST_SHARE).forEach((each) => say(lineOf(each)));
    say("  by function:");
    functions.slice(0, FUNCTIONS_SHOWN).forEach((each) => say(lineOf(each)));
  }
}

function lineOf({ name, share }: Share): string {
  return `${(share * 100).toFixed(1).padStart(7)} %  ${name}`;
}
