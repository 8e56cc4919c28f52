/** The limits of a cache of operations: the client's own operations fill a third of it. */
const KEPT = { characters: 400_000, longest: 10_000 } as const;

interface Entry<Value> {
  readonly value: Value;
  readonly length: number;
}

/** Keeps what was made of the texts of operations lately; how much, is measured by the length of the texts. */
export class TextCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private characters = 0;

  /** Whether what is made of a text of that length is kept. */
  keeps(length: number): boolean {
    return length <= KEPT.longest;
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry); // a Map keeps the order of insertion: the last used is evicted last
    return entry.value;
  }

  /** Keeps a value in place of the one before, unless its text is too long; `length` is that of the text. */
  set(key: string, value: Value, length: number): void {
    this.delete(key);
    if (!this.keeps(length)) return;
    this.entries.set(key, { value, length });
    this.characters += length;
    for (const oldest of this.entries.keys()) {
      if (this.characters <= KEPT.characters) break;
      this.delete(oldest);
    }
  }

  delete(key: string): boolean {
    this.characters -= this.entries.get(key)?.length ?? 0;
    return this.entries.delete(key);
  }
}
