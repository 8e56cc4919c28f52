import type { Clock } from "../platform/clock.js";

interface Entry<Value> {
  readonly value: Value;
  readonly expiresAt: number;
}

/** A cache with an expiry time per entry, which evicts the least recently used entry when it is full. */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(
    private readonly size: number,
    private readonly clock: Clock,
  ) {}

  /** Returns the value under the key until it expires. */
  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    if (entry.expiresAt <= this.clock.now().getTime()) return undefined;
    this.entries.set(key, entry); // a Map keeps the order of insertion: the last used is evicted last
    return entry.value;
  }

  /** Stores the value until the given time (epoch milliseconds). */
  set(key: string, value: Value, expiresAt: number): void {
    this.entries.delete(key);
    this.entries.set(key, { value, expiresAt });
    const oldest = this.entries.keys().next();
    if (this.entries.size > this.size && oldest.done !== true) this.entries.delete(oldest.value);
  }
}
