import { fdatasyncSync, fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type EngineOptions = Parameters<NodeFS["init"]>[1];

/** The two fields of an open file of Emscripten's NODEFS that flushing needs; its own types leave them out. */
interface OpenFile {
  readonly nfd: number;
  readonly node: { readonly mode: number };
}

const [FILE_TYPE, DIRECTORY] = [0o170000, 0o040000];
// "Input/output error" in the numbers of WASI, which is what Emscripten hands to PostgreSQL.
const [DONE, EIO] = [0, 29];

/**
 * Stores PGlite's files in a directory, and adds what its own file system lacks: fsync reaches the disk.
 *
 * PGlite starts PostgreSQL with fsync off, because its file layer has no fsync: a power cut may then lose acknowledged
 * rows, or tear the whole database at a checkpoint. With this layer PostgreSQL runs with fsync on, and flushes by its own
 * rules: the log before a commit is acknowledged, the data files before a checkpoint counts, directories after a rename.
 */
export class DurableFileSystem extends NodeFS {
  override async init(pglite: PGlite, options: EngineOptions): Promise<{ emscriptenOpts: EngineOptions }> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFsync = (module: PGlite["Module"]): void => {
      // Emscripten calls stream_ops.fsync when there is one; its type of a file system does not name the operations.
      const nodeFiles = module.NODEFS as unknown as { stream_ops: { fsync?: (file: OpenFile) => number } };
      nodeFiles.stream_ops.fsync = flush;
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/** Flushes a file. Returns EIO when that fails, upon which PostgreSQL stops at once. */
function flush(file: OpenFile): number {
  try {
    if ((file.node.mode & FILE_TYPE) === DIRECTORY) fsyncSync(file.nfd);
    else fdatasyncSync(file.nfd);
    return DONE;
  } catch {
    return EIO;
  }
}
