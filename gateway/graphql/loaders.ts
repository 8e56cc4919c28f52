import DataLoader from "dataloader";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { RecordKind } from "../platform/record-kind.js";
import type { AnswerBudget } from "./answer-budget.js";

/** The person the loaders of one request load for, and the text that the answer may still hold. */
export interface LoaderRequest {
  readonly ownerId: string;
  readonly answer: AnswerBudget;
}

/** Returns a new loader for one request. A resolver keeps one factory for each field that is batched. */
export type LoaderFactory<K, V, C = K> = (request: LoaderRequest) => DataLoader<K, V, C>;

/** One record of any kind. */
export interface RecordKey {
  readonly kind: RecordKind;
  readonly id: string;
}

/** A record with the name of its GraphQL type, which fields of an interface need. */
export type TypedRecord = OwnedEntity & { readonly __typename: string };

/** Returns many records of one kind at once, in no order; those of other owners are left out. Bounded by the answer. */
export type FindRecords = (
  kind: RecordKind,
  ownerId: string,
  ids: readonly string[],
  answer: AnswerBudget,
) => Promise<TypedRecord[]>;

/**
 * The loaders of one request: they batch what nested fields ask for one by one, keep what was read until something is
 * changed, and share nothing between persons.
 */
export class Loaders {
  private readonly loaders = new Map<unknown, unknown>();
  private readonly records: LoaderFactory<RecordKey, TypedRecord | null, string>;

  constructor(
    private readonly request: LoaderRequest,
    find: FindRecords,
  ) {
    this.records = () =>
      new DataLoader((keys) => findRecords(request, find, keys), {
        cacheKeyFn: ({ kind, id }) => `${kind} ${id.toLowerCase()}`,
      });
  }

  /** The loader of records of any kind. */
  get record(): DataLoader<RecordKey, TypedRecord | null, string> {
    return this.of(this.records);
  }

  /** Forgets what was read, as something is about to be changed. */
  forget(): void {
    this.loaders.clear();
  }

  /** Returns the request's loader of a factory, always the same one. */
  of<K, V, C>(create: LoaderFactory<K, V, C>): DataLoader<K, V, C> {
    const loader = this.loaders.get(create) ?? create(this.request);
    this.loaders.set(create, loader);
    return loader as DataLoader<K, V, C>; // the map holds for each factory the loader it made
  }
}

/** Returns a factory for rows that are found by their ids, null for an id without a row. */
export function batchRows<T>(
  find: (request: LoaderRequest, ids: readonly string[]) => Promise<readonly T[]>,
  idOf: (row: T) => string,
): LoaderFactory<string, T | null> {
  return (request) =>
    new DataLoader(async (ids) => {
      const rows = new Map((await find(request, ids)).map((row) => [idOf(row), row]));
      return ids.map((id) => rows.get(id) ?? null);
    });
}

async function findRecords(
  { ownerId, answer }: LoaderRequest,
  find: FindRecords,
  keys: readonly RecordKey[],
): Promise<(TypedRecord | null)[]> {
  const kinds = [...new Set(keys.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = keys.flatMap((key) => (key.kind === kind ? [key.id] : []));
      return [kind, new Map((await find(kind, ownerId, ids, answer)).map((row) => [row.id, row]))] as const;
    }),
  );
  const byKind = new Map(found);
  return keys.map(({ kind, id }) => byKind.get(kind)?.get(id.toLowerCase()) ?? null);
}
