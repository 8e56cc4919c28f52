import DataLoader from "dataloader";
import { Arg, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import type { LoaderFactory } from "../graphql/loaders.js";
import { NEEDS_ID_ONLY } from "../graphql/read-ahead.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { jobHuntOfChangeResolver } from "../jobhunt/parts/job-hunt-of-change.js";
import { stepNamed } from "../jobhunt/step-at.js";
import { StepName } from "../jobhunt/workflow.js";
import type { StepCheckService } from "./step-check.service.js";
import { StepCheck } from "./step-check.entity.js";
import { StepText } from "./step-text.entity.js";
import { ResetStepTextInput, SaveStepTextInput, SetStepCheckInput } from "./step-text.input.js";
import type { StepKey, StepTextReader } from "./step-text.reader.js";
import type { StepTextService } from "./step-text.service.js";
import { StepCheckChange, StepTextChange } from "./step-text.types.js";

const STEP = "The step.";

/** Editing the texts of steps. */
@Resolver()
export class StepTextResolver {
  constructor(private readonly service: StepTextService) {}

  @Mutation(() => StepTextChange, {
    description: "Saves a text of a step as you edited it, in one language. The same text again changes nothing.",
  })
  async saveStepText(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SaveStepTextInput, { description: "The text." }) input: SaveStepTextInput,
  ): Promise<StepTextChange> {
    return this.service.save(viewer.ownerId, input);
  }

  @Mutation(() => StepTextChange, {
    description: "Removes an edited text of a step, so that clients show the first one again.",
  })
  async resetStepText(
    @Ctx() { viewer }: Context,
    @Arg("input", () => ResetStepTextInput, { description: "The place of the text." }) input: ResetStepTextInput,
  ): Promise<StepTextChange> {
    return this.service.reset(viewer.ownerId, input);
  }
}

/** Checking the points of the checklists of steps. */
@Resolver()
export class StepCheckResolver {
  constructor(private readonly service: StepCheckService) {}

  @Mutation(() => StepCheckChange, {
    description: "Sets the state of a point of a step's checklist, and the question to ask about it.",
  })
  async setStepCheck(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SetStepCheckInput, { description: "The point and its state." }) input: SetStepCheckInput,
  ): Promise<StepCheckChange> {
    return this.service.set(viewer.ownerId, input);
  }
}

/** The hunt of a changed text. */
export const StepTextJobHuntResolver = jobHuntOfChangeResolver(StepTextChange, ({ jobHuntId }) => jobHuntId);

/** The hunt of a changed point. */
export const StepCheckJobHuntResolver = jobHuntOfChangeResolver(StepCheckChange, ({ jobHuntId }) => jobHuntId);

/** The step of an edited text. */
@Resolver(() => StepText)
export class StepOfTextResolver {
  @FieldResolver(() => StepName, { description: STEP })
  step(@Root() text: StepText): StepName {
    return stepNamed(text.stepNumber);
  }
}

/** The step of a point. */
@Resolver(() => StepCheck)
export class StepOfCheckResolver {
  @FieldResolver(() => StepName, { description: STEP })
  step(@Root() check: StepCheck): StepName {
    return stepNamed(check.stepNumber);
  }
}

/** What a person keeps at a step, as fields of the hunt. */
@Resolver(() => JobHunt)
export class JobHuntStepTextsResolver {
  private readonly texts: LoaderFactory<StepKey, StepText[], string>;
  private readonly checks: LoaderFactory<StepKey, StepCheck[], string>;

  constructor(reader: StepTextReader) {
    const cacheKeyFn = ({ jobHuntId, step }: StepKey): string => `${jobHuntId} ${step}`;
    this.texts = ({ ownerId, answer }) =>
      new DataLoader((steps) => reader.textsOf(ownerId, steps, answer), { cacheKeyFn });
    this.checks = ({ ownerId }) => new DataLoader((steps) => reader.checksOf(ownerId, steps), { cacheKeyFn });
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => [StepText], {
    description: "The texts of one of its steps that you edited, by key and language.",
  })
  async stepTexts(
    @Root() { id }: JobHunt,
    @Ctx() { loaders }: Context,
    @Arg("step", () => StepName, { description: STEP }) step: StepName,
  ): Promise<readonly StepText[]> {
    return loaders.of(this.texts).load({ jobHuntId: id, step });
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => [StepCheck], {
    description: "The points of the checklist of one of its steps that are checked, to ask, or have a question.",
  })
  async stepChecks(
    @Root() { id }: JobHunt,
    @Ctx() { loaders }: Context,
    @Arg("step", () => StepName, { description: STEP }) step: StepName,
  ): Promise<readonly StepCheck[]> {
    return loaders.of(this.checks).load({ jobHuntId: id, step });
  }
}
