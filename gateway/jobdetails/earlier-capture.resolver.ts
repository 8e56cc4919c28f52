import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { EarlierCapture, EarlierCapturesInput } from "./earlier-capture.js";
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
}
