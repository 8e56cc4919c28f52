import { Extensions, Field, ID, InputType, ObjectType, type ClassType } from "type-graphql";
import { SEMANTIC_NON_NULL } from "../graphql/semantic-non-null.js";
import { RECORD_WORDS, type RecordKind } from "../platform/record-kind.js";

/** A changed record, and the log entry that can undo the change; null when nothing had to change. */
export interface RecordChanged<E> {
  readonly id: string;
  readonly row: E;
  readonly logEntryId: string | null;
}

/** The description of `logEntryId` of every change. */
export const LOG_ENTRY_ID = "The log entry that `undo` takes; null when nothing had to change.";

/** Returns the GraphQL type of a changed record, in a field named after its kind. */
export function changeOf<E extends object>(node: ClassType<E>, kind: RecordKind): ClassType<RecordChanged<E>> {
  const { name, noun } = RECORD_WORDS[kind];

  @ObjectType(`${node.name}Change`, { description: `A changed ${noun}.`, simpleResolvers: true })
  class Change implements RecordChanged<E> {
    @Field(() => ID, { description: `The id of the ${noun}.` })
    id!: string;

    @Extensions(SEMANTIC_NON_NULL)
    @Field(() => node, {
      name,
      simple: false,
      nullable: true,
      description: `The ${noun} as it is now; null only when reading it failed; then there is an error for it. The change was made all the same.`,
    })
    row!: E;

    @Field(() => ID, { nullable: true, description: LOG_ENTRY_ID })
    logEntryId!: string | null;
  }
  return Change;
}

/** The id of one record. */
export interface RecordId {
  readonly id: string;
}

/** Returns the GraphQL input that names one record of a kind. */
export function idInputOf(typeName: string, kind: RecordKind): ClassType<RecordId> {
  const { noun } = RECORD_WORDS[kind];

  @InputType(`${typeName}IdInput`, { description: `One ${noun}, by its id.` })
  class IdInput implements RecordId {
    @Field(() => ID, { description: `The ${noun}.` })
    id!: string;
  }
  return IdInput;
}

/** A record that was put into the trash. */
@ObjectType({
  description: "A record that was put into the trash, from where `undo` restores it for 30 days.",
  simpleResolvers: true,
})
export class Deleted {
  @Field(() => ID, { description: "The id of the deleted record." })
  id!: string;

  @Field(() => ID, { description: "The log entry that `undo` takes." })
  logEntryId!: string;

  @Field(() => Boolean, {
    description:
      "True when it was deleted before, so that this request changed nothing; the log entry is that of then.",
  })
  isRepeated!: boolean;
}
