import { foldSource } from "./fold.js";
import { spellingsOf } from "./spellings.js";
import { alternativesOf, wordingsOf, type Wordings } from "./wordings.js";

/** Names by the wordings that stand for them; the wordings are patterns that match a whole folded text. */
export interface WordingIndex<Name> {
  /** Returns the first name with a wording of which a folded text is a spelling; undefined where there is none. */
  find(text: string): Name | undefined;
}

/** A name and the patterns of its wordings. */
export type NamedWordings<Name> = readonly [name: Name, patterns: readonly string[]];

/** Returns the index of names, of which the first take precedence. Most wordings have few spellings, which are looked up. */
export function indexOf<Name>(entries: readonly NamedWordings<Name>[]): WordingIndex<Name> {
  const orderOf = new Map<string, number>();
  const open = entries.map(([, patterns], order) => {
    const { spellings, others } = readWordings(patterns);
    for (const spelling of spellings) if (!orderOf.has(spelling)) orderOf.set(spelling, order);
    return others;
  });
  // Most texts match none of the patterns that are left.
  const any = wordingsOf(open.flat(), WHOLE);
  const own: Wordings[] = open.map((patterns) => wordingsOf(patterns, WHOLE));
  return {
    find(text) {
      const known = orderOf.get(text) ?? entries.length;
      const matched = any.exec(text) === null ? -1 : own.findIndex((wordings) => wordings.exec(text) !== null);
      return entries[matched === -1 ? known : Math.min(known, matched)]?.[0];
    },
  };
}

const WHOLE = "$";

interface ReadWordings {
  readonly spellings: readonly string[];
  /** The patterns of more spellings than can be listed. */
  readonly others: readonly string[];
}

// Lexicons share their wordings, which are those of the languages and no more.
const read = new Map<string, ReadWordings>();

function readWordings(patterns: readonly string[]): ReadWordings {
  const all = patterns.map((pattern) => {
    const known = read.get(pattern) ?? readWording(foldSource(pattern));
    read.set(pattern, known);
    return known;
  });
  return { spellings: all.flatMap(({ spellings }) => spellings), others: all.flatMap(({ others }) => others) };
}

function readWording(pattern: string): ReadWordings {
  const alternatives = alternativesOf(pattern).map((source) => ({ source, spellings: spellingsOf(source) }));
  return {
    spellings: alternatives.flatMap(({ spellings }) => spellings ?? []),
    others: alternatives.flatMap(({ source, spellings }) => (spellings === null ? [source] : [])),
  };
}
