import { Field, ObjectType } from "type-graphql";

/** The value of one placeholder. */
@ObjectType("DueFact", { description: "The value of one placeholder of a reason.", simpleResolvers: true })
export class DueFactType {
  @Field(() => String, {
    description: "The placeholder: `days`, `on` and `since` (days, YYYY-MM-DD), or `step` (a StepName).",
  })
  name!: string;

  @Field(() => String, { description: "Its value." })
  value!: string;
}

/** A reason as callers see it. */
@ObjectType("DueReason", {
  description: "Why something has its day, in parts which can be translated into any language.",
  simpleResolvers: true,
})
export class DueReasonType {
  @Field(() => String, {
    description:
      "The key. Of a rule: `after`, `before` or `on`, a dot, and the anchor: hunt, phase, deadline, sent, promise, rejection, interview, offer, answer, contract, signature, start or done (the step in `facts`). Of a hint: setByYou, noNews, lastDayToApply, answerBy, signBy, theyPromised, youPromised, noNewsSinceInterview or journal.",
  })
  key!: string;

  @Field(() => [DueFactType], { description: "The values of its placeholders." })
  facts!: readonly DueFactType[];
}
