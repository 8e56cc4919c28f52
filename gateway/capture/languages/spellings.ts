/** A pattern with more spellings than this is matched as a pattern. */
const SPELLINGS_MAX = 3_000;
/** Letters that stand for themselves, up to one that may be absent or repeated. */
const PLAIN = /(?:[\p{L}\p{N} ',/&-](?![?*+{]))+/uy;
/** A class of single characters. */
const CLASS = /\[(?:[\p{L}\p{N} '/.]|(?<=\[)-|-(?=\]))+\]/uy;

/**
 * Returns all texts that a pattern matches, each once, in the order in which the pattern prefers them; null when they are
 * unlimited or too many, or when the pattern has a condition. Known are letters, escaped signs, groups, alternatives,
 * classes such as `[- ]`, and what may be absent.
 */
export function spellingsOf(pattern: string): readonly string[] | null {
  const reader = new PatternReader(pattern);
  const spellings = reader.alternatives();
  return spellings === null || !reader.isAtEnd ? null : [...new Set(spellings)];
}

/** Reads a pattern from left to right; each method returns the spellings of what it read, or null. */
class PatternReader {
  private at = 0;

  constructor(private readonly pattern: string) {}

  get isAtEnd(): boolean {
    return this.at === this.pattern.length;
  }

  alternatives(): string[] | null {
    const all: string[] = [];
    do {
      const own = this.sequence();
      if (own === null || all.length + own.length > SPELLINGS_MAX) return null;
      all.push(...own);
    } while (this.takes("|"));
    return all;
  }

  private sequence(): string[] | null {
    let spellings = [""];
    while (!this.isAtEnd && !"|)".includes(this.next)) {
      const part = this.part();
      if (part === null || spellings.length * part.length > SPELLINGS_MAX) return null;
      spellings = spellings.flatMap((before) => part.map((after) => before + after));
    }
    return spellings;
  }

  /** One letter, class or group with the question mark behind it. */
  private part(): string[] | null {
    const own = this.takes("(?:") ? this.group() : this.single();
    if (own === null || (!this.isAtEnd && "*+{".includes(this.next))) return null;
    if (!this.takes("?")) return own;
    return this.takes("?") ? ["", ...own] : [...own, ""];
  }

  private group(): string[] | null {
    const spellings = this.alternatives();
    return this.takes(")") ? spellings : null;
  }

  private single(): string[] | null {
    const plain = this.takesAll(PLAIN);
    if (plain !== null) return [plain];
    const characters = this.takesAll(CLASS);
    if (characters !== null) return [...characters.slice(1, -1)];
    if (/^\\[^\w\s]/.test(this.pattern.slice(this.at, this.at + 2))) this.at += 1;
    else if ("\\.^$([*+?{".includes(this.next)) return null;
    this.at += 1;
    return [this.pattern.charAt(this.at - 1)];
  }

  private get next(): string {
    return this.pattern.charAt(this.at);
  }

  /** Takes what a sticky pattern matches here; null, with nothing taken, where it does not match. */
  private takesAll(expected: RegExp): string | null {
    expected.lastIndex = this.at;
    const taken = expected.exec(this.pattern)?.[0] ?? null;
    this.at += taken?.length ?? 0;
    return taken;
  }

  private takes(sign: string): boolean {
    if (!this.pattern.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }
}
