/** The words in a sequence that is compared. */
const SHINGLE_WORDS = 3;
/** The shortest part that is recognized: less may be what every advert of an employer says of it. */
const PART_WORDS_MIN = 60;
/** The share of the sequences of the shorter text that the longer one has, too. */
const PART_SHARE = 0.9;

/** Returns the different sequences of three words of a text. */
export function shinglesOf(words: readonly string[]): ReadonlySet<string> {
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at += 1) {
    shingles.add(words.slice(at, at + SHINGLE_WORDS).join(" "));
  }
  return shingles;
}

/** Returns whether the shorter of two texts, as `wordsOf` returns them, is a part of the longer one. */
export function isPartOfAdvert(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [one.split(" "), other.split(" ")].toSorted((a, b) => a.length - b.length);
  if (shorter.length < PART_WORDS_MIN) return false;
  const part = shinglesOf(shorter);
  const whole = shinglesOf(longer);
  return [...part].filter((shingle) => whole.has(shingle)).length >= part.size * PART_SHARE;
}
