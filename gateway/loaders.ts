import DataLoader from "dataloader";
import type { UploadedFile } from "./document/uploaded-file.js";
import type { OwnedEntity } from "./database/owned.entity.js";
import type { Page, PageArgs } from "./database/page.js";
import type { AnswerBudget } from "./graphql/answer-budget.js";
import type { JobDetails } from "./jobdetails/job-details.entity.js";
import type { Note } from "./note/note.entity.js";
import type { RecordKind } from "./record-kind.js";
import { typeNameOf } from "./records.js";
import type { Services } from "./services.js";

/** One record of any kind. */
export interface RecordKey {
  readonly kind: RecordKind;
  readonly id: string;
}

/** A record with the name of its GraphQL type, which fields of an interface need. */
export type TypedRecord = OwnedEntity & { readonly __typename: string };

/** A page of the notes on one record. */
export interface NotesKey extends PageArgs {
  readonly noteGuid: string;
}

/** Batches what nested fields ask for one by one; made anew for each request, so nothing is shared between persons. */
export interface AppLoaders {
  /** A record of any kind. */
  readonly record: DataLoader<RecordKey, TypedRecord | null, string>;
  readonly jobDetailsByHunt: DataLoader<string, JobDetails | null>;
  /** Uploaded files, by their id. */
  readonly file: DataLoader<string, UploadedFile | null>;
  /** How many notes are attached to a record, by its `noteGuid`. */
  readonly noteCount: DataLoader<string, number>;
  readonly notes: DataLoader<NotesKey, Page<Note>, string>;
}

/** Returns the loaders of one request of one person, within what its answer may hold. */
export function createLoaders(services: Services, ownerId: string, answer: AnswerBudget): AppLoaders {
  return {
    record: new DataLoader((keys) => findRecords(services, ownerId, keys, answer), {
      cacheKeyFn: ({ kind, id }) => `${kind} ${id.toLowerCase()}`,
    }),
    jobDetailsByHunt: batched(
      (ids) => services.jobDetails.findByJobHunts(ownerId, ids, answer),
      (details) => details.jobHuntId,
    ),
    file: batched(
      (ids) => services.files.findMany(ownerId, ids),
      (file) => file.fileId,
    ),
    noteCount: new DataLoader(async (noteGuids) => {
      const counts = await services.notes.countMany(ownerId, noteGuids);
      return noteGuids.map((noteGuid) => counts.get(noteGuid) ?? 0);
    }),
    notes: new DataLoader((keys) => services.notes.pagesOf(ownerId, keys, answer), {
      cacheKeyFn: ({ noteGuid, first, after }) => JSON.stringify([noteGuid, first, after]),
    }),
  };
}

async function findRecords(
  services: Services,
  ownerId: string,
  keys: readonly RecordKey[],
  answer: AnswerBudget,
): Promise<(TypedRecord | null)[]> {
  const kinds = [...new Set(keys.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = keys.flatMap((key) => (key.kind === kind ? [key.id] : []));
      const rows = await services.findRecords[kind](ownerId, ids, answer);
      return [kind, new Map(rows.map((row) => [row.id, { ...row, __typename: typeNameOf(kind) }]))] as const;
    }),
  );
  const byKind = new Map(found);
  return keys.map(({ kind, id }) => byKind.get(kind)?.get(id.toLowerCase()) ?? null);
}

function batched<T>(
  load: (ids: readonly string[]) => Promise<T[]>,
  idOf: (row: T) => string,
): DataLoader<string, T | null> {
  return new DataLoader(async (ids) => {
    const rows = new Map((await load(ids)).map((row) => [idOf(row), row]));
    return ids.map((id) => rows.get(id) ?? null);
  });
}
