import type { EntityClass } from "../database/columns.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { RecordKind } from "../platform/record-kind.js";
import type { RecordType } from "./record.types.js";

/** What a search calls a part of a hunt that it found, in SQL over its table. */
export interface HitTexts {
  readonly name: string;
}

/** The texts by which a search finds a record and shows it, in SQL over its table. */
export interface SearchTexts {
  /** The columns of its index, exactly as the index has them. */
  readonly texts: string;
  /** The columns of its name, exactly as their index has them: where the words are in it, the record comes first. */
  readonly named: string;
  /** The text that distinguishes it from others of its name; absent: none. */
  readonly detail?: string;
  /** The phase it is in; absent: it has none. */
  readonly phase?: string;
  /** Of a part of a hunt, which a result opens; absent: the record is opened by itself. */
  readonly hit?: HitTexts;
}

/** The texts by which a list of records is filtered and sorted, in SQL over its table as `r`. */
export interface ListTexts {
  /** The text that `filter` searches. */
  readonly filter: string;
  /** The columns of that text without the alias, exactly as the index of the words has them. */
  readonly names: string;
  /** The sort key of the name. */
  readonly sort: string;
}

/** The types that records of a kind can have. */
export interface RecordTypes {
  /** The column that holds the type. */
  readonly column: "type" | "role";
  /** The built-in types, which every person has. */
  readonly builtIn: readonly RecordType[];
}

/** The definition of one kind of record, for all code that treats kinds alike. */
export interface RecordDefinition<E extends OwnedEntity = OwnedEntity> {
  readonly kind: RecordKind;
  readonly entity: EntityClass<E>;
  /** The name of a record, in SQL over its table. */
  readonly name: string;
  /** Returns the name of a record. */
  nameOf(row: E): string;
  readonly list: ListTexts;
  /** Absent: it is not searched. */
  readonly search?: SearchTexts;
  /** Absent: its records have no type. */
  readonly types?: RecordTypes;
}

/** The definition of a kind that is searched. */
export type SearchedDefinition<E extends OwnedEntity = OwnedEntity> = RecordDefinition<E> & {
  readonly search: SearchTexts;
};

/** Returns the definition of a kind whose records have a name, by which they are also listed. */
export function defineNamed<E extends OwnedEntity & { readonly name: string }>(
  definition: Pick<RecordDefinition<E>, "kind" | "entity" | "types"> & { readonly search: Omit<SearchTexts, "named"> },
): SearchedDefinition<E> {
  return {
    ...definition,
    search: { ...definition.search, named: "name" },
    name: "name",
    nameOf: ({ name }) => name,
    list: { filter: "r.name", names: "name", sort: "r.name" },
  };
}
