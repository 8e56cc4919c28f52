import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { DecideOnJobInput } from "./decision.input.js";
import type { DecisionService } from "./decision.service.js";
import { JobDecided } from "./decision.types.js";

/** The decision on a job. */
@Resolver()
export class DecisionResolver {
  constructor(private readonly service: DecisionService) {}

  @Mutation(() => JobDecided, {
    description:
      "Decides on the job of a hunt: apply, not, or later; `undo` with the change set takes all of it back. Repeating the request changes nothing.",
  })
  async decideOnJob(
    @Ctx() { viewer }: Context,
    @Arg("input", () => DecideOnJobInput, { description: "The hunt and the decision." }) input: DecideOnJobInput,
  ): Promise<JobDecided> {
    return this.service.decide(viewer.ownerId, input);
  }
}
