import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
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

/** What of a hunt holds the words that were looked for. */
export enum JobHuntMatch {
  NAME = "NAME",
  JOB_TITLE = "JOB_TITLE",
  EMPLOYER = "EMPLOYER",
  CONTACT = "CONTACT",
  PHONE = "PHONE",
}
registerEnumType(JobHuntMatch, {
  name: "JobHuntMatch",
  description: "What of a hunt holds the words that were looked for.",
  valuesConfig: {
    NAME: { description: "Its name." },
    JOB_TITLE: { description: "The job title in the captured advert." },
    EMPLOYER: { description: "A linked company, or the company in the captured advert." },
    CONTACT: { description: "A linked contact." },
    PHONE: { description: "The telephone number of a linked contact or company, or of an appointment." },
  },
});

@ObjectType({ description: "A hunt that was found by who may be calling.", simpleResolvers: true })
export class FoundJobHunt {
  @Field(() => JobHunt, { description: "The hunt." })
  jobHunt!: JobHunt;

  @Field(() => JobHuntMatch, { description: "What of it was found." })
  match!: JobHuntMatch;

  @Field(() => String, { description: "The name, title or number that was found." })
  text!: string;
}
