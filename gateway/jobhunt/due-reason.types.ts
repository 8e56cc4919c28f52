import { Field, ObjectType } from "type-graphql";

/** The value of one placeholder. */
@ObjectType("DueFact", { description: "The value of one placeholder of a reason.", simpleResolvers: true })
export class DueFactType {
  @Field(() => String, {
    description: "The placeholder: `days` (a number), `on` or `since` (YYYY-MM-DD), or `step` (a StepName).",
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
  @Field(() => String, { description: "The key, such as `after.sent`; schema/guide/plan.md lists them." })
  key!: string;

  @Field(() => [DueFactType], { description: "The values of its placeholders." })
  facts!: readonly DueFactType[];
}
