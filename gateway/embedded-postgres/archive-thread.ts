import { existsSync, rmSync, statSync } from "node:fs";
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { messageOf } from "../platform/thrown.js";
import { packArchive, unpackArchive, type Manifest } from "./archive.js";
import { checkDatabase, type CheckResult } from "./check-database.js";
import { EmbeddedFailure } from "./failure.js";
import { flushTree } from "./flush.js";
import { copyAhead, type CopiedFiles } from "./snapshot.js";

/** A task on an archive, which would block the thread that serves requests. */
export type ArchiveTask =
  /** Copies the files of a database in use, in advance of the snapshot. */
  | { readonly task: "copy"; readonly from: string; readonly to: string }
  | { readonly task: "pack"; readonly files: string; readonly archive: string; readonly createdAt: Date }
  /** Unpacks into a new directory and checks it; the directory is removed when the back-up is bad. */
  | {
      readonly task: "unpack";
      readonly archive: string;
      readonly directory: string;
      /** False for a trial restore, whose directory is removed anyway and needs no flush. */
      readonly isForGood: boolean;
      readonly knownMigrations: readonly string[] | null;
    };

/** The result of each task. */
export interface ArchiveResults {
  readonly copy: CopiedFiles;
  readonly pack: { readonly bytes: number };
  readonly unpack: { readonly manifest: Manifest; readonly check: CheckResult };
}

/** The one message of the thread. */
export type ArchiveMessage =
  | { readonly kind: "done"; readonly result: ArchiveResults[ArchiveTask["task"]] }
  | { readonly kind: "refused"; readonly message: string };

const LOWEST = 19;

if (parentPort !== null) {
  // On Linux this sets the priority of this one thread; elsewhere it would be that of the process.
  if (process.platform === "linux") setPriority(LOWEST);
  // runArchiveTask passes exactly this type.
  parentPort.postMessage(await perform(workerData as ArchiveTask));
}

async function perform(task: ArchiveTask): Promise<ArchiveMessage> {
  try {
    if (task.task === "copy") return { kind: "done", result: copyAhead(task.from, task.to) };
    return { kind: "done", result: task.task === "pack" ? await pack(task) : await unpack(task) };
  } catch (error) {
    return { kind: "refused", message: messageOf(error) };
  }
}

async function pack({ files, archive, createdAt }: ArchiveTask & { task: "pack" }): Promise<ArchiveResults["pack"]> {
  await packArchive(files, archive, createdAt);
  return { bytes: statSync(archive).size };
}

async function unpack({
  archive,
  directory,
  isForGood,
  knownMigrations,
}: ArchiveTask & { task: "unpack" }): Promise<ArchiveResults["unpack"]> {
  if (existsSync(directory)) throw new Error(`${directory} is there already`);
  try {
    const manifest = await unpackArchive(archive, directory);
    const check = await checkDatabase(directory, knownMigrations).catch((error: unknown) => {
      throw new EmbeddedFailure("BACKUP_REFUSED", `The back-up ${archive} cannot be used: ${messageOf(error)}.`);
    });
    if (isForGood) flushTree(directory);
    return { manifest, check };
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}
