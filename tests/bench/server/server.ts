import { readFileSync, writeFileSync } from "node:fs";
import { measureAll, peopleOf, withBench } from "./bench.js";
import { measureGateways } from "./gateways.js";
import { grownPeople, measureGrowth } from "./growth.js";
import { findWorse, ratiosOf, type KeptRatios } from "./kept-ratios.js";
import { readOptions } from "./options.js";
import { startPeer } from "./peer.js";
import { profileAll } from "./profile.js";

const WARM_UP_ROUNDS = 3;
const KEPT = "tests/bench/server/expected.json";

// `npm run bench [-- options]`: measures the built product against a limit, see CONTRIBUTING.md.
try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Returns false when a kept ratio was missed. */
async function run(words: readonly string[]): Promise<boolean> {
  const say = (line: string): boolean => process.stdout.write(`${line}\n`);
  const options = readOptions(words);
  const serverUrl = process.env["TEST_DATABASE_URL"];
  if (serverUrl === undefined)
    throw new Error("Say which server: TEST_DATABASE_URL=postgres://postgres@127.0.0.1:5432/postgres npm run bench");
  const { rounds, seconds, workloads, isChecked, isKept, isGrowth, isProfiled } = options;
  const at = {
    serverUrl,
    rounds,
    seconds,
    warmUpRounds: WARM_UP_ROUNDS,
    startPeer: options.hasPeer ? startPeer : null,
    gateways: options.gateways,
    isProfiled,
  };
  if (isGrowth) {
    const grown = grownPeople(options.growth);
    await withBench({ ...at, people: grown.map(({ size }) => size) }, (bench) => measureGrowth(bench, grown, say));
    return true;
  }
  const people = peopleOf(options.sizes);
  if (options.gateways > 1) {
    await withBench({ ...at, people }, (bench) => measureGateways(bench, say));
    return true;
  }
  if (isProfiled) {
    await withBench({ ...at, people }, (bench) => profileAll(bench, workloads, say));
    return true;
  }
  const figures = await withBench({ ...at, people }, (bench) => measureAll(bench, workloads, say));
  const ratios = ratiosOf(figures);
  const kept = JSON.parse(readFileSync(KEPT, "utf8")) as KeptRatios; // written below
  if (isKept) writeFileSync(KEPT, `${JSON.stringify({ ...kept, ...ratios }, null, 2)}\n`);
  const worse = isChecked ? findWorse(ratios, kept) : [];
  worse.forEach(say);
  return worse.length === 0;
}
