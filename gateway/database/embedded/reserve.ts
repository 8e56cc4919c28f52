import { randomFillSync } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import type { DataDirectory } from "./data-directory.js";

/** How much the reserve takes: several segments of the log, which is what a start and signing in write. */
export const RESERVE_BYTES = 64 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;

/** A file that does nothing but hold room on the disk, and is given up when there is no other. */
export class Reserve {
  #isAtWork = false;

  constructor(private readonly place: DataDirectory) {}

  /** True while the room is held. */
  get isHeld(): boolean {
    return existsSync(this.place.reserve);
  }

  /** Gives the room up. */
  async release(): Promise<void> {
    await rm(this.place.reserve, { force: true });
  }

  /** Takes the room, whole or not at all; does nothing while it is held or being taken. */
  async take(): Promise<void> {
    if (this.#isAtWork || this.isHeld) return;
    this.#isAtWork = true;
    const half = this.place.halfDone("reserve");
    try {
      const file = await open(half, "wx", 0o600);
      try {
        // Not zeros, which some file systems store as nothing.
        const piece = randomFillSync(Buffer.alloc(PIECE_BYTES));
        for (let written = 0; written < RESERVE_BYTES; written += piece.length) await file.write(piece);
      } finally {
        await file.close();
      }
      await rename(half, this.place.reserve);
    } finally {
      await rm(half, { force: true });
      this.#isAtWork = false;
    }
  }
}
