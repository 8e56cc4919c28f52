import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { DifferentJobs, EarlierCapture, EarlierCapturesInput, MarkDifferentJobsInput } from "./earlier-capture.js";
import type { EarlierCaptureService } from "./earlier-capture.service.js";

/** Earlier captures of an advert. */
@Resolver(() => EarlierCapture)
export class EarlierCaptureResolver {
  constructor(private readonly service: EarlierCaptureService) {}

  @Query(() => [EarlierCapture], {
    description: "Earlier captures that are similar to this advert, the most similar first; at most five.",
  })
  async earlierCaptures(
    @Ctx() { viewer }: Context,
    @Arg("input", () => EarlierCapturesInput, { description: "The advert at hand." }) input: EarlierCapturesInput,
  ): Promise<EarlierCapture[]> {
    return this.service.find(viewer.ownerId, input);
  }

  @Mutation(() => DifferentJobs, {
    description: "Remembers that two hunts are about different jobs, or forgets it.",
  })
  async markDifferentJobs(
    @Ctx() { viewer }: Context,
    @Arg("input", () => MarkDifferentJobsInput, { description: "The hunts." }) input: MarkDifferentJobsInput,
  ): Promise<DifferentJobs> {
    return this.service.markDifferent(viewer.ownerId, input);
  }
}
