import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileService } from "../document/file.service.js";
import type { Paper } from "./papers.js";
import { STORY_PAPERS, type PaperName } from "./story-papers.js";

/** The ids of the story's files, once they are in the store. */
export type PaperIds = Readonly<Record<PaperName, string>>;

/**
 * Puts the files of the story into the store; `incoming` is the folder where each lies meanwhile. To be called outside of
 * the transaction that needs them: bytes cannot be rolled back, and it is by its committed row that the sweep finds a file
 * that no document took.
 */
export async function uploadPapers(files: FileService, ownerId: string, incoming: string): Promise<PaperIds> {
  const ids: Partial<Record<PaperName, string>> = {};
  for (const [name, paper] of Object.entries(STORY_PAPERS)) {
    ids[name as PaperName] = await upload(files, ownerId, incoming, paper); // the names of the record are its keys
  }
  return ids as PaperIds; // one for each
}

async function upload(files: FileService, ownerId: string, incoming: string, { name, bytes }: Paper): Promise<string> {
  const path = join(incoming, randomUUID());
  const remove = (): Promise<void> => rm(path, { force: true });
  await writeFile(path, bytes);
  try {
    const { fileId } = await files.keep(ownerId, { name, path, size: bytes.length, remove });
    return fileId;
  } finally {
    await remove();
  }
}
