import { isReference, type ApolloCache, type ApolloClient } from "@apollo/client";
import type { ModifierDetails } from "@apollo/client/cache";
import type { ChangeOperation } from "../schema.generated.js";
import { noteChange } from "./newestAnswers.js";
import { isListed, listedKinds, listedRecords, typenameOf, type ListedKind, type RecordKind } from "./recordKinds.js";
import { shownIn } from "./shownIn.generated.js";

/** A change of a record, made in this window or elsewhere. */
export interface RecordChange {
  readonly operation: ChangeOperation;
  /** Null: anything may have changed, unless the operation is ERASED. */
  readonly kind: RecordKind | null;
  /** Null: it is not known which record of the kind. */
  readonly id?: string | null;
  /** The version that the record has now, where it is known. */
  readonly version?: number | null;
  /** True when the cache has the change already, lists included: only values computed from records are stale. */
  readonly isCached?: boolean;
}

/** Represents unknown changes, e.g. after a lost connection. */
export const EVERYTHING: readonly RecordChange[] = [{ operation: "MISSED", kind: null }];

/** Queries whose answers depend on no record. */
const CONSTANT: ReadonlySet<string | undefined> = new Set(["Viewer", "Workflow"]);

/** What the plan of a hunt and its figures follow from. */
const PLANNED = ["JOB_HUNT", "JOB_DETAILS", "LINK", "SIGN", "PAUSE", "APPOINTMENT", "SUBMISSION", "OFFER"] as const;

/** What counts as an application, or as an answer to one. */
const APPLIED = ["JOB_HUNT", "SIGN", "APPOINTMENT", "SUBMISSION"] as const;

/** The fields of the schema's Query that are computed from records; a test names those that are in no table. */
const COMPUTED: Readonly<Record<string, readonly RecordKind[]>> = {
  today: PLANNED,
  jobHuntStatistics: PLANNED,
  jobHuntSuggestions: PLANNED,
  idealJobStatistics: ["JOB_HUNT"],
  companies: APPLIED,
  company: APPLIED,
  jobHunts: ["IDEAL_JOB"],
  jobHunt: ["IDEAL_JOB"],
  pause: ["PAUSE"],
};

const HUNTS = ["jobHunts", "jobHunt"] as const;

/** The fields whose records count those of a kind or have what follows from them, which answers bring along. */
const COUNTED: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  JOB_HUNT: fieldsOf("IDEAL_JOB"),
  JOB_DETAILS: HUNTS,
  LINK: [...HUNTS, ...(["COMPANY", "CONTACT", "DOCUMENT"] as const).flatMap(fieldsOf)],
  SIGN: HUNTS,
  PAUSE: HUNTS,
  SUBMISSION: HUNTS,
  OFFER: HUNTS,
};

/** The operations that change the content of the trash. */
const TRASHING: ReadonlySet<ChangeOperation> = new Set(["DELETED", "RESTORED", "ERASED"]);

/** The operation of a change once it is undone; any other stays the same. */
const INVERSE: Partial<Record<ChangeOperation, ChangeOperation>> = {
  CREATED: "DELETED",
  DELETED: "RESTORED",
  RESTORED: "DELETED",
};

/**
 * Marks as stale in the cache whatever shows the changed records, and refetches the active queries that read it; what is
 * under way for them is asked again by `createNewestAnswersLink`. What is on the screen stays until the answers are
 * there. Resolves then, and never rejects: a screen shows by itself that its data could not be fetched.
 */
export async function invalidate(client: ApolloClient, changes: readonly RecordChange[]): Promise<void> {
  noteChange(client);
  const isEverything = changes.some(({ kind, operation }) => kind === null && operation !== "ERASED");
  const answers = isEverything
    ? client.refetchQueries({ include: "active", onQueryUpdated: ({ queryName }) => !CONSTANT.has(queryName) })
    : client.refetchQueries({ updateCache: (cache) => changes.forEach((change) => markChange(cache, change)) });
  await answers.catch(() => undefined);
}

/** Returns the changes that undoing some changes makes. */
export function undoneOf(changes: readonly RecordChange[]): readonly RecordChange[] {
  return changes.map(({ operation, kind, id }) => ({
    operation: INVERSE[operation] ?? operation,
    kind,
    id: id ?? null,
  }));
}

function markChange(cache: ApolloCache, change: RecordChange): void {
  const { operation, kind, id } = change;
  const record = kind && id ? cache.identify({ __typename: typenameOf(kind), id }) : undefined;
  const isCached = change.isCached ?? isKnown(cache, record, change);
  if (record !== undefined && !isCached) {
    if (operation === "DELETED") cache.evict({ id: record });
    else cache.modify({ id: record, fields: markStale });
  }
  markFields(cache, "ROOT_QUERY", [...(isCached ? [] : recordFields(change)), ...derivedFields(change)]);
  markFields(cache, cache.identify({ __typename: "Dashboard" }), dashboardFields(change));
  const viewer = readField(cache, "ROOT_QUERY", "viewer");
  if (isReference(viewer)) markFields(cache, viewer.__ref, ["quotas"]);
}

/** Returns whether the cache already has the current version of an updated record, e.g. from a list fetched since. */
function isKnown(cache: ApolloCache, record: string | undefined, { operation, version }: RecordChange): boolean {
  if (operation !== "UPDATED" || record === undefined || version == null) return false;
  return Number(readField(cache, record, "version")) >= version;
}

/** Returns the cached value of a field, without regard to the rest of its record. */
function readField(cache: ApolloCache, id: string, fieldName: string): unknown {
  let kept: unknown;
  cache.modify({ id, fields: { [fieldName]: (value: unknown) => (kept = value) } });
  return kept;
}

function markFields(cache: ApolloCache, id: string | undefined, fieldNames: readonly string[]): void {
  if (id === undefined) return;
  cache.modify({ id, fields: Object.fromEntries(fieldNames.map((fieldName) => [fieldName, markStale])) });
}

function markStale(_value: unknown, { INVALIDATE }: ModifierDetails): unknown {
  return INVALIDATE;
}

/** Returns the fields of the schema's Query that answer with the records of a kind, or with a part of them. */
function recordFields(change: RecordChange): readonly string[] {
  const { kind } = change;
  if (kind === null) return [];
  // The record a note is attached to is not known here, and each counts its notes.
  const counting = isCounted(change) ? [...HUNTS, ...listedKinds.flatMap(fieldsOf)] : [];
  return [...shownIn[kind], ...(COUNTED[kind] ?? []), ...counting];
}

/** Returns the fields of the schema's Query that are computed from the records of a kind. */
function derivedFields(change: RecordChange): readonly string[] {
  const { kind, operation } = change;
  const fields = ["logEntries", "search", ...(TRASHING.has(operation) ? ["trash"] : [])];
  if (kind === null) return fields;
  fields.push(...Object.keys(COMPUTED).filter((field) => COMPUTED[field]?.includes(kind)));
  for (const listed of listedKinds) {
    const { statistics, single, hasTypes } = listedRecords[listed];
    if (listed === kind || isCounted(change)) fields.push(statistics);
    if (listed === kind && hasTypes) fields.push(`${single}Types`);
  }
  return fields;
}

/** Returns whether a change is of a note that records of other kinds count. */
function isCounted({ kind, operation }: RecordChange): boolean {
  return kind === "NOTE" && operation !== "UPDATED";
}

/** Returns the fields of the schema's Query that answer with a listed kind. */
function fieldsOf(kind: ListedKind): readonly string[] {
  return [listedRecords[kind].list, listedRecords[kind].single];
}

/** Returns the fields of the schema's Dashboard that change with a record. */
function dashboardFields({ kind, operation }: RecordChange): readonly string[] {
  if (kind === "JOB_HUNT") return ["logEntries", "jobHunts", "byPhase", "finished", "activeSteps"];
  if (kind === null || operation === "UPDATED" || !isListed(kind)) return ["logEntries"];
  return ["logEntries", listedRecords[kind].list];
}
