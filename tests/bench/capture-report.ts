import { perAdvert, totalOf, type JudgedAdvert, type SetResult } from "./capture-measure.js";
import { rates, tally, type Verdict } from "./capture-folder.js";

/** Returns the report of one set; the faults of an unseen set are left out, so that nobody tunes on it. */
export function reportOf(result: SetResult, showMisses: boolean): string {
  const { set, adverts } = result;
  const all = adverts.flatMap(({ verdicts }) => verdicts);
  const head = ["hits", "wrong", "missed", "prec", "recall", "F1"];
  const lines = [`${set.name}: ${adverts.length} adverts`, "", row("field", head)];
  for (const [field, verdicts] of grouped(all, (verdict) => verdict.field)) lines.push(score(field, verdicts));
  for (const key of ["kind", "language"] as const) {
    lines.push("", row(key, head));
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

/** Returns one line of a set: its name, precision, recall and F1, and the wrong values per advert. */
export function lineOf(label: string, result: SetResult): string {
  const { precision, recall, f1 } = rates(totalOf(result));
  return row(`${label} ${result.set.name}`, [
    precision.toFixed(3),
    recall.toFixed(3),
    f1.toFixed(3),
    perAdvert(result).toFixed(2),
  ]);
}

/** Returns a row of a table: a name, and cells of seven characters. */
export function row(name: string, cells: readonly string[]): string {
  return name.padEnd(26) + cells.map((cell) => cell.padStart(7)).join("");
}

/** Groups items by a key, in the order in which the keys occur first. */
export function grouped<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
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
  return row(name, [...counts, precision.toFixed(3), recall.toFixed(3), f1.toFixed(3)]);
}

function short(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, 80) || "(blank)";
}
