import { Field, ID, InputType, Int } from "type-graphql";
import { NEW_ID, VERSION_SEEN } from "../record/input-words.js";

@InputType({ description: "A new note." })
export class CreateNoteInput {
  @Field(() => ID, {
    nullable: true,
    description: NEW_ID,
  })
  id?: string | null;

  @Field(() => ID, { description: "The `noteGuid` of the record to attach it to." })
  noteGuid!: string;

  @Field(() => String, { description: "Its title, at most 80 characters." })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: "Its text, in Markdown; up to 1,000,000 characters.",
  })
  content?: string | null;

  @Field(() => Date, { nullable: true, description: "Its date; absent: now." })
  date?: Date | null;
}

@InputType({ description: "Changes of a note; what is absent stays, null clears." })
export class UpdateNoteInput {
  @Field(() => ID, { description: "The note." })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The `noteGuid` it is attached to; when given, it must be that one.",
  })
  noteGuid?: string | null;

  @Field(() => String, { nullable: true, description: "Its title, at most 80 characters; null leaves it." })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "Its text, in Markdown, up to 1,000,000 characters." })
  content?: string | null;

  @Field(() => Date, { nullable: true, description: "Its date; null leaves it." })
  date?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: VERSION_SEEN,
  })
  version?: number | null;
}

@InputType({ description: "A note, by its id." })
export class NoteIdInput {
  @Field(() => ID, { description: "The note." })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The `noteGuid` it is attached to; when given, it must be that one.",
  })
  noteGuid?: string | null;
}
