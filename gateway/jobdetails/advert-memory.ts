import { hashOfText } from "../platform/content-hash.js";
import { companyKeyOf } from "./company-key.js";
import type { JobFields } from "./job-data.js";
import { shinglesOf } from "./part-of-advert.js";
import { sourceKeyOf } from "./source-key.js";
import { wordsOf } from "./words-of.js";

/** The keys by which an advert is recognized; null where it does not hold enough for that. */
export interface AdvertMemory {
  /** SHA-256 of the advert's words, in hex: equal for the same advert, whatever its spacing and capitals. */
  readonly advertHash: string | null;
  /** 256 bits in hex: the fewer of them differ, the more sequences of words two adverts share. */
  readonly advertFingerprint: string | null;
  /** The address without the parts that differ from visit to visit. */
  readonly sourceKey: string | null;
  readonly titleKey: string | null;
  readonly companyKey: string | null;
}

/** The number of bits of a fingerprint. */
export const FINGERPRINT_BITS = 256;

/**
 * At this number of differing bits, two adverts share about 40 % of their word triples; unrelated ones differ in 128 ±
 * 8.
 */
export const SIMILAR_BITS = 77;

/** At this number, two adverts share about a fifth of their word triples, as an advert and a third of it do. */
export const PART_BITS = 104;

/** Below this, a text is a note about an advert rather than an advert, and chance makes any two alike. */
const FINGERPRINT_WORDS_MIN = 20;
const GENDER_MARK = /\(\s*[mwfdxhgi](\s*[/|,*:]\s*[mwfdxhgi])+\s*\)/g;

/** Returns the keys by which an advert is recognized later. */
export function advertMemoryOf(
  fields: Pick<JobFields, "advertText" | "sourceUrl" | "jobTitle" | "companyName">,
): AdvertMemory {
  const words = wordsOf(fields.advertText);
  return {
    advertHash: words === "" ? null : hashOfText(words),
    advertFingerprint: fingerprintOf(words.split(" ")),
    sourceKey: sourceKeyOf(fields.sourceUrl),
    titleKey: titleKeyOf(fields.jobTitle),
    companyKey: companyKeyOf(fields.companyName),
  };
}

/** Returns the folded words of a job title without a mark such as (m/w/d); null when there are none. */
export function titleKeyOf(title: string | null | undefined): string | null {
  return wordsOf(title, GENDER_MARK) || null;
}

/**
 * Returns a one-bit MinHash over word triples: each bit is equal with the chance (1 + J) / 2, where J is the share of
 * triples that two texts have in common. With 256 bits an advert with one paragraph of four rewritten (J about 0.6)
 * differs in some 51, an unrelated one in 128; with a 64-bit SimHash the two are close enough to be confused now and
 * then.
 */
function fingerprintOf(words: readonly string[]): string | null {
  if (words.length < FINGERPRINT_WORDS_MIN) return null;
  const least = new Uint32Array(FINGERPRINT_BITS).fill(0xffffffff);
  for (const shingle of shinglesOf(words)) {
    const hash = hashOf(shingle);
    for (let bit = 0; bit < FINGERPRINT_BITS; bit += 1) {
      const value = mix(hash ^ Math.imul(bit + 1, 0x9e3779b1));
      if (value < (least[bit] ?? 0)) least[bit] = value;
    }
  }
  const bytes = Buffer.alloc(FINGERPRINT_BITS / 8);
  least.forEach((value, bit) => {
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | ((value & 1) << (7 - (bit & 7)));
  });
  return bytes.toString("hex");
}

/** Returns the 32-bit FNV-1a hash. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Returns the result of the last step of MurmurHash3: every bit of it depends on every bit of the number. */
function mix(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
