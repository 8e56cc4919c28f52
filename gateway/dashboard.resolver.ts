import { Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";
import type { Context } from "./context.js";
import type { RecordCounter } from "./database/record-counts.js";
import type { JobHuntReader } from "./jobhunt/job-hunt.reader.js";
import { ActiveStep, PhaseCount } from "./jobhunt/job-hunt.statistics.js";
import type { LogService } from "./log/log.service.js";

/** The search at a glance. */
@ObjectType({ description: "The search at a glance.", simpleResolvers: true })
export class Dashboard {
  @Field(() => Int, { description: "How many hunts there are, terminated ones left out." })
  jobHunts!: number;

  @Field(() => Int, { description: "How many ideal jobs there are." })
  idealJobs!: number;

  @Field(() => Int, { description: "How many companies there are." })
  companies!: number;

  @Field(() => Int, { description: "How many contacts there are." })
  contacts!: number;

  @Field(() => Int, { description: "How many documents there are." })
  documents!: number;

  @Field(() => Int, { description: "How many lines the log has." })
  logEntries!: number;

  @Field(() => [PhaseCount], { description: "How many hunts stand in each phase, in their order." })
  byPhase!: PhaseCount[];

  @Field(() => [ActiveStep], {
    description: "The steps that were opened and are not finished, the longest open first, at most twenty.",
  })
  activeSteps!: ActiveStep[];
}

/** The figures of the dashboard and of the navigation, in one query. */
@Resolver()
export class DashboardResolver {
  constructor(
    private readonly jobHunts: JobHuntReader,
    private readonly records: RecordCounter,
    private readonly log: LogService,
  ) {}

  @Query(() => Dashboard, { description: "Your search at a glance." })
  async dashboard(@Ctx() { viewer: { ownerId } }: Context): Promise<Dashboard> {
    const [byPhase, activeSteps, counts, logEntries] = await Promise.all([
      this.jobHunts.phaseCounts(ownerId),
      this.jobHunts.activeSteps(ownerId),
      this.records.count(ownerId),
      this.log.count(ownerId, {}),
    ]);
    return {
      ...counts,
      byPhase,
      activeSteps,
      logEntries,
      jobHunts: byPhase.reduce((total, phase) => total + phase.count, 0),
    };
  }
}
