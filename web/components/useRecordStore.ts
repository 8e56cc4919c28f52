import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { ListedKind } from "../lib/recordKinds.js";
import type { TextFields } from "../lib/textFields.js";
import type { FieldTexts } from "../lib/useEdited.js";
import { useInvalidate } from "../lib/useInvalidate.js";

type Texts<Name extends string> = Partial<FieldTexts<Name>> & { readonly id: string };

/** An operation that stores a record, with its result as `change` and the record as `record`. */
type StoreDocument<Item, Input> = TypedDocumentNode<
  { readonly change: { readonly record: Item } },
  { readonly input: Input }
>;

/** The operations that store a kind of record. */
interface StoreDocuments<Item, Name extends string> {
  readonly create: StoreDocument<Item, FieldTexts<Name> & { readonly id: string }>;
  readonly update: StoreDocument<Item, Texts<Name> & { readonly version: number | undefined }>;
}

/** The mutations of a kind of record, and its fields; `update` leaves absent fields unchanged. */
interface RecordStore<Item, Name extends string> extends TextFields<Name> {
  readonly create: (input: FieldTexts<Name> & { readonly id: string }) => Promise<Item | undefined>;
  readonly update: (input: Texts<Name> & { readonly version: number | undefined }) => Promise<Item | undefined>;
}

/** Returns the mutations that store the records of a listed kind, and refetch what shows them (spec 4). */
export function useRecordStore<Item, Name extends string>(
  kind: ListedKind,
  fields: TextFields<Name>,
  documents: StoreDocuments<Item, NoInfer<Name>>,
): RecordStore<Item, Name> {
  const invalidate = useInvalidate();
  const [create] = useMutation(documents.create);
  const [update] = useMutation(documents.update);
  return {
    ...fields,
    create: async (input) => {
      const { data } = await create({ variables: { input } });
      await invalidate([{ operation: "CREATED", kind, id: input.id }]);
      return data?.change.record;
    },
    update: async (input) => {
      const { data } = await update({ variables: { input } });
      await invalidate([{ operation: "UPDATED", kind, id: input.id }]);
      return data?.change.record;
    },
  };
}
