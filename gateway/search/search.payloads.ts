import { Field, ID, ObjectType } from "type-graphql";
import { PhaseName } from "../jobhunt/workflow.js";
import { RecordKind } from "../platform/record-kind.js";

/** The record that a search result opens: the record a note is attached to, the hunt of an advert, else itself. */
@ObjectType({
  description:
    "The record that a search result opens: the record a note is attached to, the hunt of captured job details, otherwise itself.",
  simpleResolvers: true,
})
export class SearchHome {
  @Field(() => RecordKind, { description: "The kind of record." })
  kind!: RecordKind;

  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => ID, { description: "The id that its notes are attached to." })
  noteGuid!: string;

  @Field(() => PhaseName, { nullable: true, description: "The phase of a hunt; null for everything else." })
  phase!: PhaseName | null;
}

@ObjectType({ description: "Something that a search found.", simpleResolvers: true })
export class SearchHit {
  @Field(() => RecordKind, { description: "The kind of record." })
  kind!: RecordKind;

  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "Its name; empty for a note without a title." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "The text that distinguishes it from others of its name, such as the type and address of a company.",
  })
  detail!: string | null;

  @Field(() => SearchHome, { description: "The record to open." })
  home!: SearchHome;
}
