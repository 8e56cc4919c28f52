import { statfs } from "node:fs/promises";
import { RESERVE_BYTES, type Reserve } from "./reserve.js";

const MB = 1024 * 1024;
/** With less, users' changes are refused; docker/guides/data.md names it. */
const FLOOR_BYTES = 200 * MB;
/** With less, the reserve is deleted. */
const RESERVE_NEEDED_BELOW = 32 * MB;
/** With less, nothing is written: a segment of the write-ahead log must fit, or PostgreSQL stops in mid-write. */
const WRITE_FLOOR_BYTES = 24 * MB;
const REFRESH_MS = 2_000;

/** Returns the bytes left for this process on the disk of a directory. */
export type MeasureFree = (directory: string) => Promise<number>;

/** The permitted writes: all; only those the server itself needs, such as sign-ins; none. */
export type SpaceLevel = "enough" | "low" | "none";

/** The disk of an embedded database, as last measured a moment ago. */
export interface DiskState {
  /** Bytes left for this process; Infinity where the disk cannot be asked. */
  readonly freeBytes: number;
  /** With less than this left, users' changes are refused. */
  readonly floorBytes: number;
  /** True while users' changes are refused. */
  readonly isFull: boolean;
}

/** Measures the free space on the disk of a directory every few seconds, and manages the reserve. */
export class FreeSpace implements DiskState {
  #free = Number.POSITIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #refreshing: Promise<SpaceLevel> | undefined;

  constructor(
    private readonly directory: string,
    private readonly reserve: Reserve,
    /** Called when the disk becomes full, and when it no longer is. */
    private readonly onChange: (isFull: boolean) => void,
    readonly floorBytes: number = FLOOR_BYTES,
    private readonly measure: MeasureFree = measureFree,
  ) {}

  get freeBytes(): number {
    return this.#free;
  }

  get isFull(): boolean {
    return this.level !== "enough";
  }

  /** As last measured. */
  get level(): SpaceLevel {
    if (this.#free >= this.floorBytes) return "enough";
    return this.#free >= WRITE_FLOOR_BYTES ? "low" : "none";
  }

  /** Starts measuring every few seconds; the first measurement that finds the space for it takes the reserve. */
  watch(): void {
    this.#timer = setInterval(() => void this.refreshAndReserve(), REFRESH_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Measures now, and deletes the reserve when the disk is full. Concurrent calls share one measurement. */
  refresh(): Promise<SpaceLevel> {
    this.#refreshing ??= this.refreshOnce().finally(() => (this.#refreshing = undefined));
    return this.#refreshing;
  }

  /** Returns the bytes left now, and changes no state. Infinity when the disk cannot be asked: the write itself will fail. */
  measured(): Promise<number> {
    return this.measure(this.directory).catch(() => Number.POSITIVE_INFINITY);
  }

  private async refreshOnce(): Promise<SpaceLevel> {
    let free = await this.measured();
    if (free < RESERVE_NEEDED_BELOW && this.reserve.isHeld) {
      await this.reserve.release();
      free = await this.measured();
    }
    const wasFull = this.isFull;
    this.#free = free;
    if (this.isFull !== wasFull) this.onChange(this.isFull);
    return this.level;
  }

  private async refreshAndReserve(): Promise<void> {
    try {
      await this.refresh();
      // More than the reserve, so that taking it does not make the disk count as full.
      if (this.#free >= this.floorBytes + 2 * RESERVE_BYTES) await this.reserve.take();
    } catch {
      // The next measurement tries again; until then only the reserve is missing.
    }
  }
}

/** Returns the bytes left for this process on the disk of a directory. Throws where it cannot be asked. */
export async function measureFree(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
