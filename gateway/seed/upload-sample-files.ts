import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileService } from "../document/file.service.js";
import type { SampleFile } from "./sample-files.js";
import { SCENARIO_FILES, type ScenarioFileName } from "./scenario-files.js";

/** The ids of the scenario's files, once they are in the store. */
export type ScenarioFileIds = Readonly<Record<ScenarioFileName, string>>;

/**
 * Puts the files of the scenario into the store; `incoming` is the folder of each meanwhile. It must be called outside
 * of the transaction that needs them: bytes cannot be rolled back, and the sweep finds a file that no document took by
 * its committed row.
 */
export async function uploadSampleFiles(
  files: FileService,
  ownerId: string,
  incoming: string,
): Promise<ScenarioFileIds> {
  const ids: Partial<Record<ScenarioFileName, string>> = {};
  for (const [name, file] of Object.entries(SCENARIO_FILES)) {
    ids[name as ScenarioFileName] = await upload(files, ownerId, incoming, file); // the names of the record are its keys
  }
  return ids as ScenarioFileIds; // one for each
}

async function upload(
  files: FileService,
  ownerId: string,
  incoming: string,
  { name, bytes }: SampleFile,
): Promise<string> {
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
