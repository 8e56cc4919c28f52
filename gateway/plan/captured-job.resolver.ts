import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import type { CapturedJobService } from "./captured-job.service.js";
import { CapturedJob, Today } from "./today.types.js";

/** The captured job that waits for a decision. */
@Resolver(() => Today)
export class CapturedJobResolver {
  constructor(private readonly service: CapturedJobService) {}

  @FieldResolver(() => CapturedJob, {
    nullable: true,
    description:
      "The job in PREPARING whose advert was captured last, less than 24 hours ago, while DECIDE_ON_JOB is open and has no day that you set; null: none.",
  })
  async captured(@Root() { asOf, readCaptured }: Today, @Ctx() { viewer }: Context): Promise<CapturedJob | null> {
    return readCaptured ?? this.service.find(viewer.ownerId, asOf);
  }
}
