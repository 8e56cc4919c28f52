import { readFileSync } from "node:fs";
import { judge, type GoldAdvert, type Predictions, type Verdict } from "./capture-folder.js";
import type { JudgedAdvert, SetResult } from "./capture-measure.js";
import { grouped, row } from "./capture-report.js";

/** What a line of a file of predictions holds. */
interface SavedPredictions {
  readonly set: string;
  readonly file: string;
  readonly fields: Predictions;
}

/** The predictions of an earlier version: of a set's advert, or undefined when it has none. */
export type EarlierPredictions = (set: string, file: string) => Predictions | undefined;

/** Returns the lines of a file that keeps the predictions of a set. */
export function savedLines({ set, adverts }: SetResult): string[] {
  return adverts.map(({ file, fields }) => JSON.stringify({ set: set.name, file, fields } satisfies SavedPredictions));
}

/** Reads a file that `savedLines` wrote. */
export function readEarlier(path: string): EarlierPredictions {
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  // The format is the one above.
  const saved = lines.map((line) => JSON.parse(line) as SavedPredictions);
  const byName = new Map(saved.map(({ set, file, fields }) => [`${set} ${file}`, fields]));
  return (set, file) => byName.get(`${set} ${file}`);
}

interface Change {
  readonly field: string;
  readonly language: string;
  readonly file: string;
  readonly isMended: boolean;
  readonly from: string;
  readonly to: string;
}

/**
 * Returns what changed since earlier predictions: the cells of a set that were wrong or missing and are not any more
 * (mended), and the reverse (broken), by field and language. Of an unseen set the cells themselves are not shown.
 */
export function comparisonOf({ set, adverts }: SetResult, earlier: EarlierPredictions): string {
  const gold = new Map(set.adverts.map((advert) => [advert.file, advert]));
  const known = adverts.filter(({ file }) => earlier(set.name, file) !== undefined);
  const changes = known.flatMap((advert) => {
    const own = gold.get(advert.file);
    return own === undefined ? [] : changesOf(advert, own, earlier(set.name, advert.file) ?? {});
  });
  const head = ["mended", "broken"];
  const lines = [`against ${known.length} of ${adverts.length} adverts`, row("all", head), counted("", changes)];
  for (const key of ["field", "language"] as const) {
    lines.push(row(key, head));
    for (const [name, members] of grouped(changes, (change) => change[key])) lines.push(counted(name, members));
  }
  if (!set.isUnseen)
    for (const { isMended, field, file, from, to } of changes)
      lines.push(`${isMended ? "mended" : "broken"} ${field} | ${file} | ${cut(from)} -> ${cut(to)}`);
  return lines.join("\n");
}

function changesOf(advert: JudgedAdvert, gold: GoldAdvert, before: Predictions): Change[] {
  const earlier = new Map(judge(gold, before).map((verdict) => [verdict.field, verdict]));
  return advert.verdicts.flatMap((now) => {
    const then = earlier.get(now.field);
    if (then === undefined || isRight(then) === isRight(now)) return [];
    const { language, file } = advert;
    return [{ field: now.field, language, file, isMended: isRight(now), from: then.predicted, to: now.predicted }];
  });
}

function isRight({ outcome }: Verdict): boolean {
  return outcome === "hit" || outcome === "blank";
}

function counted(name: string, changes: readonly Change[]): string {
  const mended = changes.filter(({ isMended }) => isMended).length;
  return row(name, [String(mended), String(changes.length - mended)]);
}

function cut(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, 60) || "(blank)";
}
