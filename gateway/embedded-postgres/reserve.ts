import { randomFillSync } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import type { DataDirectory } from "./data-directory.js";

/** The size of the reserve: several segments of the write-ahead log, enough for a start and sign-ins. */
export const RESERVE_BYTES = 64 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;

/** A file that only occupies disk space, and is deleted when the disk is full. */
export class Reserve {
  #isTaking = false;

  constructor(private readonly dataDirectory: DataDirectory) {}

  /** True while the file exists. */
  get isHeld(): boolean {
    return existsSync(this.dataDirectory.reserve);
  }

  /** Deletes the file. */
  async release(): Promise<void> {
    await rm(this.dataDirectory.reserve, { force: true });
  }

  /** Writes the file atomically; does nothing when it exists or is being written. */
  async take(): Promise<void> {
    if (this.#isTaking || this.isHeld) return;
    this.#isTaking = true;
    const temporary = this.dataDirectory.temporaryPath("reserve");
    try {
      const file = await open(temporary, "wx", 0o600);
      try {
        // Random bytes: some file systems store zeros without taking space.
        const piece = randomFillSync(Buffer.alloc(PIECE_BYTES));
        for (let written = 0; written < RESERVE_BYTES; written += piece.length) await file.write(piece);
      } finally {
        await file.close();
      }
      await rename(temporary, this.dataDirectory.reserve);
    } finally {
      await rm(temporary, { force: true });
      this.#isTaking = false;
    }
  }
}
