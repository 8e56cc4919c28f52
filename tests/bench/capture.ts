import { writeFileSync } from "node:fs";
import { createExtractor } from "../../gateway/capture/extractor.js";
import {
  judge,
  rates,
  readInput,
  readSets,
  tally,
  wireFields,
  type AdvertSet,
  type Tally,
  type Verdict,
} from "./capture-folder.js";

/** The result of a set: the verdicts of each advert, its predictions, and the milliseconds that each advert took. */
export interface SetResult {
  readonly set: AdvertSet;
  readonly adverts: readonly JudgedAdvert[];
}

interface JudgedAdvert {
  readonly file: string;
  readonly kind: string;
  readonly language: string;
  readonly verdicts: readonly Verdict[];
  readonly fields: Readonly<Record<string, string>>;
  readonly milliseconds: number;
}

/** Reads every advert of a set and compares it with what has to be found; with rules and page data alone. */
export async function measureSet(folder: string, set: AdvertSet): Promise<SetResult> {
  let today = new Date();
  const extractor = createExtractor({ clock: { now: () => today } });
  const judged: JudgedAdvert[] = [];
  for (const advert of set.adverts) {
    const input = readInput(folder, advert);
    today = advert.today === undefined ? new Date() : new Date(`${advert.today}T12:00:00Z`);
    // The first reading builds the word lists.
    if (judged.length === 0) await extractor.extract(input);
    const start = performance.now();
    const extraction = await extractor.extract(input);
    const milliseconds = performance.now() - start;
    const fields = wireFields(extraction);
    const { file, kind, language } = advert;
    judged.push({ file, kind, language, fields, verdicts: judge(advert, fields), milliseconds });
  }
  return { set, adverts: judged };
}

/** Returns the counts of a whole set. */
export function totalOf({ adverts }: SetResult): Tally {
  return tally(adverts.flatMap(({ verdicts }) => verdicts));
}

/** Returns the report of one set; the faults of an unseen set are left out, so that nobody tunes on it. */
export function reportOf(result: SetResult, showMisses: boolean): string {
  const { set, adverts } = result;
  const all = adverts.flatMap(({ verdicts }) => verdicts);
  const head = ["hits", "wrong", "missed", "prec", "recall", "F1"];
  const lines = [`${set.name}: ${adverts.length} adverts`, "", row("field", ...head)];
  for (const [field, verdicts] of grouped(all, (verdict) => verdict.field)) lines.push(score(field, verdicts));
  for (const key of ["kind", "language"] as const) {
    lines.push("", row(key, ...head));
    for (const [group, members] of grouped(adverts, (advert) => advert[key]))
      lines.push(
        score(
          group,
          members.flatMap(({ verdicts }) => verdicts),
        ),
      );
  }
  lines.push("", score("all", all), `wrong values per advert ${perAdvert(result).toFixed(2)}`, timesOf(adverts));
  if (showMisses) lines.push(...(set.isUnseen ? ["The faults of an unseen set are not shown."] : missesOf(adverts)));
  return lines.join("\n");
}

/** Returns the number of wrong values per advert. */
export function perAdvert(result: SetResult): number {
  return totalOf(result).wrong / Math.max(result.adverts.length, 1);
}

function timesOf(adverts: readonly JudgedAdvert[]): string {
  const sorted = [...adverts].sort((a, b) => a.milliseconds - b.milliseconds);
  const median = sorted[Math.floor(sorted.length / 2)]?.milliseconds ?? 0;
  const slowest = sorted[sorted.length - 1];
  return `median ${median.toFixed(1)} ms, slowest ${slowest?.milliseconds.toFixed(0) ?? 0} ms (${slowest?.file ?? "-"})`;
}

function missesOf(adverts: readonly JudgedAdvert[]): string[] {
  return adverts.flatMap(({ file, verdicts }) =>
    verdicts
      .filter(({ outcome }) => outcome === "wrong" || outcome === "missed")
      .map(
        ({ field, outcome, predicted, accepted }) =>
          `${outcome.padEnd(6)} ${field} | ${file} | ${short(predicted)} | ${accepted.slice(0, 3).map(short).join(" / ")}`,
      ),
  );
}

function score(name: string, verdicts: readonly Verdict[]): string {
  const sum = tally(verdicts);
  const { precision, recall, f1 } = rates(sum);
  const counts = [sum.hits, sum.wrong, sum.missed].map(String);
  return row(name, ...counts, precision.toFixed(3), recall.toFixed(3), f1.toFixed(3));
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(26) + cells.map((cell) => cell.padStart(7)).join("");
}

function grouped<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
}

function short(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, 80) || "(blank)";
}

/** Measures the sets of folders, each for itself: `npm run bench:capture -- <folder>... [--misses] [--out file]`. */
async function main(args: readonly string[]): Promise<void> {
  const out = args.indexOf("--out");
  const folders = args.filter((arg, at) => !arg.startsWith("--") && (out === -1 || at !== out + 1));
  const predictions: string[] = [];
  for (const folder of folders)
    for (const set of readSets(folder)) {
      const result = await measureSet(folder, set);
      process.stdout.write(`${reportOf(result, args.includes("--misses"))}\n\n`);
      predictions.push(...result.adverts.map(({ file, fields }) => JSON.stringify({ file, fields })));
    }
  const file = out === -1 ? undefined : args[out + 1];
  if (file !== undefined) writeFileSync(file, `${predictions.join("\n")}\n`);
}

if (process.argv[1]?.endsWith("capture.js") === true) await main(process.argv.slice(2));
