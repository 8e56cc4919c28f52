import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import type { SubmissionPreviewService } from "./submission-preview.service.js";
import { SubmissionPreview, SubmissionPreviewInput } from "./submission-preview.types.js";

/** What a submission would set. */
@Resolver(() => SubmissionPreview)
export class SubmissionPreviewResolver {
  constructor(private readonly service: SubmissionPreviewService) {}

  @Query(() => SubmissionPreview, {
    description: "The days of the follow-ups that recording a submission would set, before it is recorded.",
  })
  async submissionPreview(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SubmissionPreviewInput, { description: "The submission as it would be." })
    input: SubmissionPreviewInput,
  ): Promise<SubmissionPreview> {
    return this.service.preview(viewer.ownerId, input);
  }
}
