import { Ctx, FieldResolver, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import type { JobHuntReader } from "./job-hunt.reader.js";
import { JobHuntStatistics, WeekCount } from "./job-hunt.statistics.js";

/** The steps of each week among the counts of job hunts, which are read only when they are asked for. */
@Resolver(() => JobHuntStatistics)
export class StepsPerWeekResolver {
  constructor(private readonly reader: JobHuntReader) {}

  @FieldResolver(() => [WeekCount], {
    description: "Steps done in the last eight weeks, this one included, oldest first.",
  })
  async stepsDonePerWeek(@Ctx() { viewer }: Context): Promise<WeekCount[]> {
    return this.reader.stepsDonePerWeek(viewer.ownerId);
  }
}
