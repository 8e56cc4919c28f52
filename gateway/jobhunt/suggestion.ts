import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { PhaseName, StepName } from "./workflow.js";

/** The kinds of suggestions for a hunt. */
export enum SuggestionKind {
  MOVE_ON = "MOVE_ON",
  TAKE_UP = "TAKE_UP",
  FOLLOW_UP = "FOLLOW_UP",
  CHECK_OFFER = "CHECK_OFFER",
  RESEARCH_EMPLOYER = "RESEARCH_EMPLOYER",
  CAPTURE_ADVERT = "CAPTURE_ADVERT",
  ADD_CONTACT = "ADD_CONTACT",
  ADD_DOCUMENT = "ADD_DOCUMENT",
  LINK_IDEAL_JOB = "LINK_IDEAL_JOB",
  SETTLE_STEP = "SETTLE_STEP",
  WRITE_NOTE = "WRITE_NOTE",
}

registerEnumType(SuggestionKind, {
  name: "SuggestionKind",
  description: "The kinds of suggestions for a hunt.",
  valuesConfig: {
    MOVE_ON: { description: "Every step of its phase is settled: move it to the next." },
    TAKE_UP: { description: "Nothing happened to it for two weeks or more: continue it, or end it." },
    FOLLOW_UP: { description: "The application was sent a week ago or more: ask about its status." },
    CHECK_OFFER: { description: "The offer is being accepted before it was checked." },
    RESEARCH_EMPLOYER: { description: "The interview was accepted: read about the employer before it." },
    CAPTURE_ADVERT: { description: "It has no captured advert, and adverts are taken down." },
    ADD_CONTACT: { description: "You have no contact at its employer, or none at all." },
    ADD_DOCUMENT: { description: "You have no document to apply with." },
    LINK_IDEAL_JOB: { description: "It follows no ideal job to be measured by." },
    SETTLE_STEP: { description: "A step of an earlier phase was left open." },
    WRITE_NOTE: { description: "It is past its application and has no notes." },
  },
});

/** One suggestion for one hunt. */
@ObjectType({ description: "A suggestion for a hunt, with its reason.", simpleResolvers: true })
export class Suggestion {
  @Field(() => SuggestionKind, { description: "The suggested action." })
  kind!: SuggestionKind;

  @Field(() => StepName, { nullable: true, description: "The step it refers to; null when there is none." })
  step!: StepName | null;

  @Field(() => PhaseName, { nullable: true, description: "The phase it refers to; null when there is none." })
  phase!: PhaseName | null;

  @Field(() => Int, {
    nullable: true,
    description: "For how many days its reason has been true; null when that does not matter.",
  })
  days!: number | null;

  @Field(() => String, { nullable: true, description: "The employer it refers to; null when there is none." })
  employer!: string | null;
}
