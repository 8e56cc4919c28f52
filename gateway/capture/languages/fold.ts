import { foldCharacter, foldCharacters } from "../../platform/fold-text.js";

/** Lower-cases and strips accents one character for one, so that offsets in the result are offsets in the text. */
export const fold = foldCharacters;

/** Returns the pattern of a source that is folded first, so that word lists can be written with their accents. */
export function foldedPattern(source: string, flags = ""): RegExp {
  return new RegExp(foldSource(source), flags);
}

/** Folds the source of a pattern, whose capitals may be classes of characters. */
export function foldSource(source: string): string {
  return source.replace(/[^ -~]/g, foldCharacter);
}
