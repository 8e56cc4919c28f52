import { ADDRESS_SUGGESTION_MIN } from "../../schema/limits.js";
import { foldWords } from "../platform/fold-text.js";

interface Hit {
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly inhabitants: number;
  readonly score: number;
}

/** A word inside a name, or a name in another language, scores as the name of a town this much smaller. */
const INNER_WORD_SHARE = 0.3;
const OTHER_NAME_SHARE = 0.05;
/** The number of towns of one name that are searched for the country. */
const NAMESAKES_MAX = 50;

/** Searches the rows that `packTownIndex` writes; one buffer holds them all, and a row is parsed only when it is a hit. */
export class TownIndex {
  constructor(private readonly packed: Buffer) {}

  /**
   * Returns suggestions for a typed text: towns whose name has a word with that prefix, the largest first. After a comma
   * the last part is completed, as a town, or as the country of the town before it.
   */
  suggest(text: string, first: number, language: string): readonly string[] {
    const comma = text.lastIndexOf(",");
    const whole = this.named(text, first, language);
    if (whole.length > 0 || comma < 0) return whole;
    const [head, tail] = [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
    const start = head.lastIndexOf(",") + 1;
    const town = head.slice(start).trim();
    const before = start === 0 ? "" : `${head.slice(0, start)} `;
    const wanted = foldWords(`${town}, ${tail}`);
    const namesakes = this.named(town, NAMESAKES_MAX, language).filter((found) => foldWords(found).startsWith(wanted));
    if (namesakes.length > 0) return namesakes.slice(0, first).map((found) => before + found);
    return tail.length < ADDRESS_SUGGESTION_MIN
      ? []
      : this.named(tail, first, language).map((found) => `${head}, ${found}`);
  }

  private named(text: string, first: number, language: string): readonly string[] {
    const wanted = foldWords(text);
    if (wanted === " ") return [];
    const countries = countryNames(language);
    const best: { readonly description: string; readonly score: number }[] = [];
    for (const { name, country, region, score, inhabitants } of this.hits(wanted)) {
      // The towns are sorted by inhabitants: no later one scores higher than the last of a full list.
      if (inhabitants <= (best[first - 1]?.score ?? -1)) break;
      const description = [name, region, countries.of(country) ?? country].filter(Boolean).join(", ");
      if (best.some((other) => other.description === description)) continue;
      best.push({ description, score });
      best.sort((a, b) => b.score - a.score).splice(first);
    }
    return best.map(({ description }) => description);
  }

  private *hits(wanted: string): Generator<Hit> {
    for (let at = this.packed.indexOf(wanted); at >= 0;) {
      const start = this.packed.lastIndexOf("\n", at) + 1;
      const end = this.packed.indexOf("\n", at);
      const line = this.packed.toString("utf8", start, end < 0 ? undefined : end);
      const [folded = "", population = "", country = "", region = "", names = ""] = line.split("\t");
      const inhabitants = Number(population);
      const [own = "", ...others] = folded.split("|");
      const isOwn = own.includes(wanted);
      const other = others.findIndex((name) => name.startsWith(wanted));
      const name = names.split("|")[isOwn ? 0 : other + 1];
      if (name !== undefined && (isOwn || other >= 0)) {
        const ownShare = own.startsWith(wanted) ? 1 : INNER_WORD_SHARE;
        yield { name, country, region, inhabitants, score: inhabitants * (isOwn ? ownShare : OTHER_NAME_SHARE) };
      }
      if (end < 0) return;
      at = this.packed.indexOf(wanted, end);
    }
  }
}

/** Returns the names of countries in a language; in English where the tag is invalid. */
function countryNames(language: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames([language, "en"], { type: "region" });
  } catch {
    return new Intl.DisplayNames("en", { type: "region" });
  }
}
