import type { OwnedEntity } from "../../database/owned.entity.js";
import type { LongTexts } from "../../database/long-texts.js";
import type { Facts } from "../../log/sentences.js";
import { RECORD_WORDS } from "../../platform/record-kind.js";
import type { HitTexts, RecordDefinition, SearchTexts } from "../../record/record-definition.js";

/** A row that belongs to a hunt; null: to all that there are. */
export type PartOfHunt = OwnedEntity & { jobHuntId: string | null };

/** The texts by which a search finds a part, with what it calls one that it found. */
interface PartSearchTexts extends SearchTexts {
  readonly hit: HitTexts;
}

/** What a kind of part declares beside its kind and its entity. */
interface PartRules<E extends PartOfHunt> {
  /** How many of them one hunt can have; absent: any number. */
  readonly most?: number;
  /** How many of them a person can have in all hunts, deleted ones included; absent: any number. */
  readonly mostInAll?: number;
  /** The words for them in the refusal of one more; absent: the plural of the kind. */
  readonly plural?: string;
  /** What makes room for one more, as a sentence; absent: nothing does. */
  readonly remedy?: string;
  /** Their long texts; absent: they have none. */
  readonly texts?: LongTexts<E>;
  /** Absent: it is not searched. Without `hit` a found one is called by its `named`, which is one column then. */
  readonly search?: SearchTexts;
  /** Returns what the sentences of the log name of a part beside its hunt; absent: nothing. */
  factsOf?(row: E): Facts;
}

/** The definition of a kind whose records are parts of a hunt: locked, limited, logged and undone with it. */
export interface PartDefinition<E extends PartOfHunt = PartOfHunt> extends RecordDefinition<E>, PartRules<E> {
  readonly plural: string;
  readonly search?: PartSearchTexts;
}

/** Returns the definition of a kind of part. Parts have no name and no list of their own, and are deleted with their hunt. */
export function definePart<E extends PartOfHunt>(
  definition: Pick<RecordDefinition<E>, "kind" | "entity"> & PartRules<E>,
): PartDefinition<E> {
  const list = { filter: "''::text", names: "null::text", sort: "''::text" };
  const { plural } = RECORD_WORDS[definition.kind];
  const { search, ...rules } = definition;
  const searched =
    search === undefined ? {} : { search: { hit: { name: `coalesce(${search.named}, '')` }, ...search } };
  return { plural, ...rules, ...searched, name: "''::text", nameOf: () => "", list };
}
