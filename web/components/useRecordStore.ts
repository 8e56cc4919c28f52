import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { reloadCounts } from "../lib/cache.js";
import { operationsOf, type ListedKind } from "../lib/recordKinds.js";
import type { TextFields } from "../lib/textFields.js";
import type { FieldTexts } from "../lib/useEdited.js";

type Texts<Name extends string> = Partial<FieldTexts<Name>> & { readonly id: string };

/** An operation that stores a record; it answers as `change`, with the record as `record`. */
type StoreDocument<Item, Input> = TypedDocumentNode<
  { readonly change: { readonly record: Item } },
  { readonly input: Input }
>;

/** The operations that store a kind of record. */
interface StoreDocuments<Item, Name extends string> {
  readonly create: StoreDocument<Item, FieldTexts<Name> & { readonly id: string }>;
  readonly update: StoreDocument<Item, Texts<Name> & { readonly version: number | undefined }>;
}

/** What stores a kind of record, and its fields; `update` leaves alone those that it is not given. */
interface RecordStore<Item, Name extends string> extends TextFields<Name> {
  readonly create: (input: FieldTexts<Name> & { readonly id: string }) => Promise<Item | undefined>;
  readonly update: (input: Texts<Name> & { readonly version: number | undefined }) => Promise<Item | undefined>;
}

/** Returns what stores the records of a listed kind, and reloads what shows them after (spec 4). */
export function useRecordStore<Item, Name extends string>(
  kind: ListedKind,
  fields: TextFields<Name>,
  documents: StoreDocuments<Item, NoInfer<Name>>,
): RecordStore<Item, Name> {
  const reload = { refetchQueries: operationsOf(kind, true), awaitRefetchQueries: true };
  const [create] = useMutation(documents.create, reload);
  const [update] = useMutation(documents.update, reload);
  return {
    ...fields,
    create: async (input) => (await create({ variables: { input }, update: reloadCounts })).data?.change.record,
    update: async (input) => (await update({ variables: { input } })).data?.change.record,
  };
}
