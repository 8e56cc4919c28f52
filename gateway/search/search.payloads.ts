import { Field, ID, ObjectType } from "type-graphql";
import { PhaseName } from "../jobhunt/workflow.js";
import { RecordKind } from "../record-kind.js";

/** The record of a find that has a place of its own: what a note hangs on, the hunt of an advert, else itself. */
@ObjectType({
  description: "Where a find is at home: what a note hangs on, the hunt of captured job details, otherwise itself.",
  simpleResolvers: true,
})
export class SearchHome {
  @Field(() => RecordKind, { description: "What kind of record it is." })
  kind!: RecordKind;

  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => ID, { description: "What its notes hang on." })
  noteGuid!: string;

  @Field(() => PhaseName, { nullable: true, description: "The phase of a hunt; null for everything else." })
  phase!: PhaseName | null;
}

/** Something that a search found. */
@ObjectType({ description: "Something that a search found.", simpleResolvers: true })
export class SearchHit {
  @Field(() => RecordKind, { description: "What kind of record it is." })
  kind!: RecordKind;

  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { description: "What it is called; empty for a note without a title." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "What tells it from others of its name, such as the type and address of a company.",
  })
  detail!: string | null;

  @Field(() => SearchHome, { description: "Where it is at home, to be opened." })
  home!: SearchHome;
}
