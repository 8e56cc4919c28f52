import { writeFileSync } from "node:fs";
import { createExtractor } from "../../gateway/capture/extractor.js";
import { judge, rates, readFolder, readInput, tally, wireFields, type Verdict } from "./capture-folder.js";

/** Measures capture on a folder of adverts: `npm run bench:capture -- <folder> [--out predictions.jsonl] [--misses]`. */
export async function benchCapture(
  folder: string,
  options: { out?: string | undefined; showMisses: boolean },
): Promise<string> {
  let today = new Date();
  const extractor = createExtractor({ clock: { now: () => today } });
  const adverts = readFolder(folder);
  const judged: { file: string; kind: string; language: string; verdicts: Verdict[] }[] = [];
  const times: { file: string; milliseconds: number }[] = [];
  const predictions: string[] = [];

  const warmUp = adverts[0];
  if (warmUp) await extractor.extract(readInput(folder, warmUp));
  for (const advert of adverts) {
    const input = readInput(folder, advert);
    today = advert.today === undefined ? new Date() : new Date(`${advert.today}T12:00:00Z`);
    const start = performance.now();
    const extraction = await extractor.extract(input);
    times.push({ file: advert.file, milliseconds: performance.now() - start });
    const fields = wireFields(extraction);
    predictions.push(JSON.stringify({ file: advert.file, fields }));
    judged.push({ file: advert.file, kind: advert.kind, language: advert.language, verdicts: judge(advert, fields) });
  }
  if (options.out !== undefined) writeFileSync(options.out, `${predictions.join("\n")}\n`);

  const all = judged.flatMap(({ verdicts }) => verdicts);
  const lines = [`${adverts.length} adverts`, "", row("field", "hits", "wrong", "missed", "prec", "recall", "F1")];
  for (const [field, verdicts] of grouped(all, (verdict) => verdict.field)) lines.push(score(field, verdicts));
  for (const key of ["kind", "language"] as const) {
    lines.push("", row(key, "hits", "wrong", "missed", "prec", "recall", "F1"));
    for (const [group, members] of grouped(judged, (advert) => advert[key]))
      lines.push(
        score(
          group,
          members.flatMap(({ verdicts }) => verdicts),
        ),
      );
  }
  const sorted = [...times].sort((a, b) => a.milliseconds - b.milliseconds);
  const median = sorted[Math.floor(sorted.length / 2)]?.milliseconds ?? 0;
  const slowest = sorted[sorted.length - 1];
  lines.push(
    "",
    score("all", all),
    `wrong values per advert ${(tally(all).wrong / Math.max(adverts.length, 1)).toFixed(2)}`,
  );
  lines.push(
    `median ${median.toFixed(1)} ms, slowest ${slowest?.milliseconds.toFixed(0) ?? 0} ms (${slowest?.file ?? "-"})`,
  );
  if (options.showMisses)
    for (const { file, verdicts } of judged)
      for (const { field, outcome, predicted, accepted } of verdicts)
        if (outcome === "wrong" || outcome === "missed")
          lines.push(
            `${outcome.padEnd(6)} ${field} | ${file} | ${short(predicted)} | ${accepted.slice(0, 3).map(short).join(" / ")}`,
          );
  return lines.join("\n");
}

function score(name: string, verdicts: readonly Verdict[]): string {
  const sum = tally(verdicts);
  const { precision, recall, f1 } = rates(sum);
  return row(
    name,
    String(sum.hits),
    String(sum.wrong),
    String(sum.missed),
    precision.toFixed(3),
    recall.toFixed(3),
    f1.toFixed(3),
  );
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

const [folder, ...rest] = process.argv.slice(2);
if (folder !== undefined && process.argv[1]?.endsWith("capture.js") === true) {
  const out = rest.indexOf("--out");
  process.stdout.write(
    `${await benchCapture(folder, { out: out === -1 ? undefined : rest[out + 1], showMisses: rest.includes("--misses") })}\n`,
  );
}
