import { ADDRESS_SUGGESTION_MIN } from "../../schema/limits.js";
import { foldAddress } from "./fold.js";

interface Hit {
  readonly name: string;
  readonly country: string;
  readonly region: string;
  readonly inhabitants: number;
  readonly score: number;
}

/** A word inside a name, or a name in another language, counts as much as the name of a place this much smaller. */
const INNER_WORD_SHARE = 0.3;
const OTHER_NAME_SHARE = 0.05;
/** Places of one name among which the country is looked for. */
const NAMESAKES_MAX = 50;

/** Finds places in what `packPlaces` made of them; one buffer holds them all, and nothing is parsed before it is found. */
export class Places {
  constructor(private readonly packed: Buffer) {}

  /**
   * Suggestions for what was typed: places whose name has a word that begins so, the biggest first. After a comma it
   * is the last part that is completed, as the place, or as the country of the place before it.
   */
  suggest(text: string, first: number, language: string): readonly string[] {
    const comma = text.lastIndexOf(",");
    const whole = this.named(text, first, language);
    if (whole.length > 0 || comma < 0) return whole;
    const [head, tail] = [text.slice(0, comma).trim(), text.slice(comma + 1).trim()];
    const start = head.lastIndexOf(",") + 1;
    const place = head.slice(start).trim();
    const before = start === 0 ? "" : `${head.slice(0, start)} `;
    const wanted = foldAddress(`${place}, ${tail}`);
    const namesakes = this.named(place, NAMESAKES_MAX, language).filter((found) =>
      foldAddress(found).startsWith(wanted),
    );
    if (namesakes.length > 0) return namesakes.slice(0, first).map((found) => before + found);
    return tail.length < ADDRESS_SUGGESTION_MIN
      ? []
      : this.named(tail, first, language).map((found) => `${head}, ${found}`);
  }

  private named(text: string, first: number, language: string): readonly string[] {
    const wanted = foldAddress(text);
    if (wanted === " ") return [];
    const countries = countryNames(language);
    const best: { readonly description: string; readonly score: number }[] = [];
    for (const { name, country, region, score, inhabitants } of this.hits(wanted)) {
      // The places are sorted: no later one can be better than the last of those that fill the list.
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

/** The names of countries in a language; in English where the tag is none. */
function countryNames(language: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames([language, "en"], { type: "region" });
  } catch {
    return new Intl.DisplayNames("en", { type: "region" });
  }
}
