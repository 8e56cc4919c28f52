import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { PhaseName, StepName } from "./workflow.js";

/** What could bring a hunt on. */
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
  description: "What could bring a hunt on.",
  valuesConfig: {
    MOVE_ON: { description: "Every step of its phase is settled: move it to the next." },
    TAKE_UP: { description: "Nothing happened to it for two weeks or more: take it up, or end it." },
    FOLLOW_UP: { description: "The application was sent a week ago or more: ask how it stands." },
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
@ObjectType({ description: "Something that could bring a hunt on, and why.", simpleResolvers: true })
export class Suggestion {
  @Field(() => SuggestionKind, { description: "What could be done." })
  kind!: SuggestionKind;

  @Field(() => StepName, { nullable: true, description: "The step that stands for it; null when none does." })
  step!: StepName | null;

  @Field(() => PhaseName, { nullable: true, description: "The phase it speaks of; null when it speaks of none." })
  phase!: PhaseName | null;

  @Field(() => Int, { nullable: true, description: "For how many days it has been so; null when that is no matter." })
  days!: number | null;

  @Field(() => String, { nullable: true, description: "The employer it speaks of; null when it speaks of none." })
  employer!: string | null;
}
