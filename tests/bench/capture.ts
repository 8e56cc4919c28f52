import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { bestModel } from "./capture-answers.js";
import { comparisonOf, readEarlier, savedLines } from "./capture-compare.js";
import { confidenceReport } from "./capture-confidence.js";
import { readSets } from "./capture-folder.js";
import { measureSet } from "./capture-measure.js";
import { lineOf, reportOf } from "./capture-report.js";

/**
 * Measures the sets of folders, each for itself: `npm run bench:capture -- <folder>...`
 * --misses       shows what is wrong, except of an unseen set
 * --out FILE     writes the predictions
 * --against FILE reports the cells that are mended and broken since predictions that --out wrote
 * --model        reports what the best possible answer of a model would give as well
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      misses: { type: "boolean", default: false },
      out: { type: "string" },
      against: { type: "string" },
      model: { type: "boolean", default: false },
    },
  });
  const earlier = values.against === undefined ? null : readEarlier(values.against);
  const saved: string[] = [];
  for (const folder of positionals)
    for (const set of readSets(folder)) {
      const result = await measureSet(folder, set);
      const reports = [reportOf(result, values.misses), confidenceReport(result)];
      if (earlier !== null) reports.push(comparisonOf(result, earlier));
      if (values.model) {
        const best = await measureSet(folder, set, bestModel);
        reports.push(lineOf("best model", best), reportOf(best, values.misses));
      }
      process.stdout.write(`${reports.join("\n\n")}\n\n`);
      saved.push(...savedLines(result));
    }
  if (values.out !== undefined) writeFileSync(values.out, `${saved.join("\n")}\n`);
}

await main();
