import { statfs } from "node:fs/promises";
import { AppError } from "../../errors.js";

/** Below this the disk counts as full, so that PostgreSQL always has room to finish what it began. */
const FLOOR_BYTES = 200 * 1024 * 1024;
const LOOK_EVERY_MS = 5_000;

/** Watches the room left on the disk of a directory, and refuses writes before there is none. */
export class FreeSpace {
  #free = Number.POSITIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly directory: string,
    /** Called when the disk became full, and when it is no longer. */
    private readonly onChange: (isFull: boolean) => void,
    private readonly floor: number = FLOOR_BYTES,
  ) {}

  /** Bytes left for this process, as of the last look. */
  get bytes(): number {
    return this.#free;
  }

  get isFull(): boolean {
    return this.#free < this.floor;
  }

  /** Throws STORAGE_FULL when there is too little room left; costs nothing. */
  assertRoom(): void {
    if (this.isFull) throw new AppError("STORAGE_FULL");
  }

  /** Looks now and from then on every few seconds. */
  async watch(): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Looks now. A disk that cannot be asked is not called full: the write itself will tell. */
  async look(): Promise<void> {
    const wasFull = this.isFull;
    this.#free = await statfs(this.directory).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Number.POSITIVE_INFINITY,
    );
    if (this.isFull !== wasFull) this.onChange(this.isFull);
  }
}
