import type { Clock } from "../clock.js";

interface Entry<Value> {
  readonly value: Value;
  readonly expiresAt: number;
}

/** A map that forgets: each entry at its own time, and the one unused for longest when there is no room left. */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(
    private readonly size: number,
    private readonly clock: Clock,
  ) {}

  /** The value under the key while it lasts. */
  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    if (entry.expiresAt <= this.clock.now().getTime()) return undefined;
    this.entries.set(key, entry); // a Map keeps the order of insertion: used last, thrown out last
    return entry.value;
  }

  /** Keeps the value until the given time (epoch milliseconds). */
  set(key: string, value: Value, expiresAt: number): void {
    this.entries.delete(key);
    this.entries.set(key, { value, expiresAt });
    const oldest = this.entries.keys().next();
    if (this.entries.size > this.size && oldest.done !== true) this.entries.delete(oldest.value);
  }
}
