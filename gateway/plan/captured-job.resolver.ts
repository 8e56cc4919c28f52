import { FieldResolver, Resolver, Root } from "type-graphql";
import { CapturedJob, Today } from "./today.types.js";

/** The captured job that waits for a decision. */
@Resolver(() => Today)
export class CapturedJobResolver {
  @FieldResolver(() => CapturedJob, {
    nullable: true,
    description:
      "The job in PREPARING whose advert was captured last, less than 24 hours ago, while DECIDE_ON_JOB is open and has no day that you set; null: none.",
  })
  async captured(@Root() { readCaptured }: Today): Promise<CapturedJob | null> {
    return readCaptured;
  }
}
