import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { JobHunt } from "./job-hunt.entity.js";
import { SetStepDoneOnInput, SetStepStatusInput, StepInput } from "./job-hunt.input.js";
import { StepChange } from "./job-hunt.types.js";
import { StepsChange, StepsInput } from "./many-steps.types.js";
import { Step } from "./phase.js";
import { stepOf, type StepChanged, type StepService } from "./step.service.js";
import { actionTo, StepAction, StepName } from "./workflow.js";

/** The steps of a hunt: reading one of them, opening, completing, resetting and skipping them. */
@Resolver(() => JobHunt)
export class StepResolver {
  constructor(private readonly service: StepService) {}

  @FieldResolver(() => Step, { description: "One of its steps, of whatever phase, or of the whole hunt." })
  step(@Root() hunt: JobHunt, @Arg("name", () => StepName, { description: "The step." }) name: StepName): Step {
    return stepOf(hunt, name);
  }

  @Mutation(() => StepChange, { description: "Opens a step: it becomes ACTIVE, whatever it was before." })
  async openStep(
    @Ctx() { viewer }: Context,
    @Arg("input", () => StepInput, { description: "The step." }) input: StepInput,
  ): Promise<StepChanged> {
    return this.service.act(viewer.ownerId, input, StepAction.OPEN);
  }

  @Mutation(() => StepChange, { description: "Completes a step: it becomes DONE." })
  async completeStep(
    @Ctx() { viewer }: Context,
    @Arg("input", () => StepInput, { description: "The step." }) input: StepInput,
  ): Promise<StepChanged> {
    return this.service.act(viewer.ownerId, input, StepAction.COMPLETE);
  }

  @Mutation(() => StepChange, { description: "Resets a step: it becomes INACTIVE, as if never touched." })
  async resetStep(
    @Ctx() { viewer }: Context,
    @Arg("input", () => StepInput, { description: "The step." }) input: StepInput,
  ): Promise<StepChanged> {
    return this.service.act(viewer.ownerId, input, StepAction.RESET);
  }

  @Mutation(() => StepChange, {
    description: "Skips a step: it becomes SKIPPED. A step that is DONE must be reset first.",
  })
  async skipStep(
    @Ctx() { viewer }: Context,
    @Arg("input", () => StepInput, { description: "The step." }) input: StepInput,
  ): Promise<StepChanged> {
    return this.service.act(viewer.ownerId, input, StepAction.SKIP);
  }

  @Mutation(() => StepsChange, {
    description:
      "Completes several steps, as `completeStep` does one: all that can be, in one change set. Repeating it changes nothing.",
  })
  async completeSteps(
    @Ctx() { viewer }: Context,
    @Arg("input", () => StepsInput, { description: "The steps." }) { steps }: StepsInput,
  ): Promise<StepsChange> {
    return this.service.actOnMany(viewer.ownerId, steps, StepAction.COMPLETE);
  }

  @Mutation(() => StepsChange, {
    description:
      "Skips several steps, as `skipStep` does one: all that can be, in one change set. Repeating it changes nothing.",
  })
  async skipSteps(
    @Ctx() { viewer }: Context,
    @Arg("input", () => StepsInput, { description: "The steps." }) { steps }: StepsInput,
  ): Promise<StepsChange> {
    return this.service.actOnMany(viewer.ownerId, steps, StepAction.SKIP);
  }

  @Mutation(() => StepChange, { description: "Sets the status of a step, by the action that leads to it." })
  async setStepStatus(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SetStepStatusInput, { description: "The step and its status." }) input: SetStepStatusInput,
  ): Promise<StepChanged> {
    return this.service.act(viewer.ownerId, input, actionTo(input.status));
  }

  @Mutation(() => StepChange, {
    description:
      "Sets the day on which a step was done, such as an application that was sent three days ago, and completes the step when it is not DONE. Days that are counted from it move with it.",
  })
  async setStepDoneOn(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SetStepDoneOnInput, { description: "The step and the day." }) input: SetStepDoneOnInput,
  ): Promise<StepChanged> {
    return this.service.setDoneOn(viewer.ownerId, input);
  }
}
