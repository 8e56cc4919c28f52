import type { EntityClass } from "../database/columns.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { RecordKind } from "../record-kind.js";
import type { RecordType } from "./record.types.js";

/** How a search finds a record and shows it, in SQL over its table. */
export interface SearchTexts {
  /** The columns of its index, exactly as the index has them. */
  readonly texts: string;
  /** What tells it from others of its name; absent: nothing. */
  readonly detail?: string;
  /** The phase it is in; absent: it has none. */
  readonly phase?: string;
}

/** How a list of records is narrowed and sorted, in SQL over its table as `r`. */
export interface ListTexts {
  /** What `filter` looks into. */
  readonly filter: string;
  /** What the records are sorted by as their name. */
  readonly sort: string;
}

/** The types that records of a kind can have. */
export interface RecordTypes {
  /** The column that holds the type. */
  readonly column: "type" | "role";
  /** Those that everybody has. */
  readonly builtIn: readonly RecordType[];
}

/** Everything that is known of one kind of record wherever all kinds are treated alike. */
export interface RecordDefinition<E extends OwnedEntity = OwnedEntity> {
  readonly kind: RecordKind;
  readonly entity: EntityClass<E>;
  /** What a record is called, in SQL over its table. */
  readonly name: string;
  /** Returns what a record is called. */
  nameOf(row: E): string;
  readonly list: ListTexts;
  readonly search: SearchTexts;
  /** Absent: its records have no type. */
  readonly types?: RecordTypes;
}

/** Returns the definition of a kind whose records have a name, by which they are also listed. */
export function defineNamed<E extends OwnedEntity & { readonly name: string }>(
  definition: Pick<RecordDefinition<E>, "kind" | "entity" | "search" | "types">,
): RecordDefinition<E> {
  return {
    ...definition,
    name: "name",
    nameOf: ({ name }) => name,
    list: { filter: "r.name", sort: "r.name" },
  };
}
