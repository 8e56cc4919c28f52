import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { jobHuntOfChangeResolver } from "../jobhunt/parts/job-hunt-of-change.js";
import { Pause } from "./pause.entity.js";
import { PauseJobHuntsInput } from "./pause.input.js";
import type { PauseService } from "./pause.service.js";
import { PauseChange } from "./pause.types.js";

/** Pauses. */
@Resolver()
export class PauseResolver {
  constructor(private readonly service: PauseService) {}

  @Query(() => Pause, {
    nullable: true,
    description:
      "The running pause of all your hunts; null when there is none. That of one hunt is in its `pausedUntil`.",
  })
  async pause(@Ctx() { viewer }: Context): Promise<Pause | null> {
    return this.service.findOfAll(viewer.ownerId);
  }

  @Mutation(() => PauseChange, {
    description: "Pauses one hunt or all of them until a day, changes the end of the running pause, or ends it.",
  })
  async pauseJobHunts(
    @Ctx() { viewer }: Context,
    @Arg("input", () => PauseJobHuntsInput, { description: "The pause." }) input: PauseJobHuntsInput,
  ): Promise<PauseChange> {
    return this.service.change(viewer.ownerId, input);
  }
}

/** The hunt of a changed pause. */
export const PauseJobHuntResolver = jobHuntOfChangeResolver(
  PauseChange,
  ({ jobHuntId }) => jobHuntId,
  "null when all were meant",
);
