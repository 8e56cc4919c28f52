import { statfs } from "node:fs/promises";
import type { DiskState } from "../disk-state.js";
import { RESERVE_BYTES, type Reserve } from "./reserve.js";

const MB = 1024 * 1024;
/** Below this people's changes are refused; the README names it. */
const FLOOR_BYTES = 200 * MB;
/** Below this the reserve is given up. */
const RESERVE_NEEDED_BELOW = 32 * MB;
/** Below this nothing is written at all: a segment of the log must fit, or PostgreSQL stops in the middle. */
const LAST_BYTES = 24 * MB;
const LOOK_EVERY_MS = 2_000;

/** Bytes left for this process on the disk of a directory. */
export type MeasureFree = (directory: string) => Promise<number>;

/** What may be written: everything; only what the server itself must keep, such as sign-ins; nothing. */
export type Room = "enough" | "little" | "none";

/** Watches the room left on the disk of a directory, and keeps the reserve for when there is none. */
export class FreeSpace implements DiskState {
  #free = Number.POSITIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<Room> | undefined;

  constructor(
    private readonly directory: string,
    private readonly reserve: Reserve,
    /** Called when the disk became full, and when it is no longer. */
    private readonly onChange: (isFull: boolean) => void,
    readonly floorBytes: number = FLOOR_BYTES,
    private readonly measure: MeasureFree = measureFree,
  ) {}

  get freeBytes(): number {
    return this.#free;
  }

  get isFull(): boolean {
    return this.room !== "enough";
  }

  /** As of the last look. */
  get room(): Room {
    if (this.#free >= this.floorBytes) return "enough";
    return this.#free >= LAST_BYTES ? "little" : "none";
  }

  /** Looks from now on every few seconds; the reserve is taken by the first of these looks that finds room for it. */
  watch(): void {
    this.#timer = setInterval(() => void this.lookAgain(), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Looks now, and gives the reserve up when there is no other room. Those who ask at the same time share one look. */
  look(): Promise<Room> {
    this.#looking ??= this.lookOnce().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  /** Bytes left now; draws no conclusions. A disk that cannot be asked is not called full: the write itself will tell. */
  measured(): Promise<number> {
    return this.measure(this.directory).catch(() => Number.POSITIVE_INFINITY);
  }

  private async lookOnce(): Promise<Room> {
    let free = await this.measured();
    if (free < RESERVE_NEEDED_BELOW && this.reserve.isHeld) {
      await this.reserve.release();
      free = await this.measured();
    }
    const wasFull = this.isFull;
    this.#free = free;
    if (this.isFull !== wasFull) this.onChange(this.isFull);
    return this.room;
  }

  private async lookAgain(): Promise<void> {
    try {
      await this.look();
      // More than the reserve, so that taking it does not make the disk count as full.
      if (this.#free >= this.floorBytes + 2 * RESERVE_BYTES) await this.reserve.take();
    } catch {
      // The next look tries again; meanwhile there is no reserve, and nothing else is worse than before.
    }
  }
}

/** Bytes that the disk of a directory has left for this process; fails where it cannot be asked. */
export async function measureFree(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
