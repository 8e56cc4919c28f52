import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { StepChange } from "../jobhunt/job-hunt.types.js";
import { StepsChange } from "../jobhunt/many-steps.types.js";
import type { StepChanged } from "../jobhunt/step.service.js";
import { ResetStepDueDateInput, SetStepDueDateInput, SnoozeStepInput, SnoozeStepsInput } from "./plan.input.js";
import type { StepDateService } from "./step-date.service.js";

/** The days of steps that a person sets. */
@Resolver()
export class PlanResolver {
  constructor(private readonly dates: StepDateService) {}

  @Mutation(() => StepChange, {
    description: "Sets the day of a step, or that it has none. A day that you set never moves by itself.",
  })
  async setStepDueDate(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SetStepDueDateInput, { description: "The step and its day." }) input: SetStepDueDateInput,
  ): Promise<StepChanged> {
    return this.dates.set(viewer.ownerId, input);
  }

  @Mutation(() => StepChange, { description: "Lets the rule of a step set its day again." })
  async resetStepDueDate(
    @Ctx() { viewer }: Context,
    @Arg("input", () => ResetStepDueDateInput, { description: "The step." }) input: ResetStepDueDateInput,
  ): Promise<StepChanged> {
    return this.dates.reset(viewer.ownerId, input);
  }

  @Mutation(() => StepChange, { description: "Moves a step to a later day, which its rule no longer moves." })
  async snoozeStep(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SnoozeStepInput, { description: "The step and the day." }) input: SnoozeStepInput,
  ): Promise<StepChanged> {
    return this.dates.snooze(viewer.ownerId, input);
  }

  @Mutation(() => StepsChange, {
    description:
      "Moves several steps to one later day, as `snoozeStep` does one: all that can be, in one change set. Repeating it changes nothing.",
  })
  async snoozeSteps(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SnoozeStepsInput, { description: "The steps and the day." }) input: SnoozeStepsInput,
  ): Promise<StepsChange> {
    return this.dates.snoozeMany(viewer.ownerId, input);
  }
}
