const HAN = 3;
const SYLLABLE = 2;

/**
 * Returns how much a text says, in characters of an alphabet: a Chinese character counts as three, a syllable of
 * Japanese or Korean as two, which is about the length of its translation.
 */
export function informationIn(text: string): number {
  let information = text.length;
  for (let at = 0; at < text.length; at += 1) information += weightOf(text.charCodeAt(at)) - 1;
  return information;
}

function weightOf(code: number): number {
  if (code < 0x3040) return 1;
  if ((code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff)) return HAN;
  const isSyllable = code <= 0x30ff || (code >= 0xac00 && code <= 0xd7af);
  return isSyllable ? SYLLABLE : 1;
}
