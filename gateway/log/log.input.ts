import { Field, ID, InputType } from "type-graphql";

/** An entry to write into your log. */
@InputType({ description: "An entry to write into your log." })
export class AddLogEntryInput {
  @Field(() => ID, {
    nullable: true,
    description: "A UUID of your choice, so that repeating the request writes one entry; absent: the server chooses.",
  })
  id?: string | null;

  @Field(() => Date, { nullable: true, description: "The time of the event; absent: now." })
  date?: Date | null;

  @Field(() => String, { description: "The text of the event, at most 2,000 characters." })
  event!: string;
}

/** The entry or the change set to undo. */
@InputType({ description: "The entry or the change set to undo: exactly one of the two." })
export class UndoInput {
  @Field(() => ID, { nullable: true, description: "The entry of the log whose change is undone." })
  logEntryId?: string | null;

  @Field(() => ID, { nullable: true, description: "The change set whose entries are undone together, or not at all." })
  changeSetId?: string | null;
}

/** A word that an entry of the log has to hold, and the sentences and terms with it in the caller's language. */
@InputType({
  description:
    "A word that an entry has to hold: in a text fact of its sentence, or in the entry itself where the user wrote it. The client translates sentences, steps and phases, so name those that hold the word in its language.",
})
export class LogWordWhere {
  @Field(() => String, { description: "The word, in any case; every character is literal." })
  text!: string;

  @Field(() => [String], {
    nullable: true,
    description: "The keys of the sentences that hold it, such as `company.created`.",
  })
  sentences?: readonly string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "The steps and phases whose names hold it, by their names in this schema, such as `PREPARING`.",
  })
  terms?: readonly string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: the words before an entry about an undoing hold it, in English `Undid:`.",
  })
  isInUndone?: boolean | null;
}

/** A filter of the entries of the log. */
@InputType({ description: "A filter of the entries of the log; a field that is absent or null demands nothing." })
export class LogWhere {
  @Field(() => Date, { nullable: true, description: "Only entries from this time on." })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: "Only entries up to this time." })
  to?: Date | null;

  @Field(() => ID, { nullable: true, description: "Only entries about this hunt." })
  jobHuntId?: string | null;

  @Field(() => [LogWordWhere], {
    nullable: true,
    description: "Only entries that hold each of these words, at most 10, those of `filter` included.",
  })
  words?: readonly LogWordWhere[] | null;
}
