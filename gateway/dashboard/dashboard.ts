import { Extensions, Field, Int, ObjectType } from "type-graphql";
import { IS_FUNCTION } from "../graphql/plain-fields.js";
import { ActiveStep, PhaseCount } from "../jobhunt/job-hunt.statistics.js";

@Extensions(IS_FUNCTION)
@ObjectType({ description: "The search at a glance.", simpleResolvers: true })
export class Dashboard {
  @Field(() => Int, { description: "How many hunts there are, finished ones included and terminated ones left out." })
  jobHunts!: number;

  @Field(() => Int, { description: "How many ideal jobs there are." })
  idealJobs!: number;

  @Field(() => Int, { description: "How many companies there are." })
  companies!: number;

  @Field(() => Int, { description: "How many contacts there are." })
  contacts!: number;

  @Field(() => Int, { description: "How many documents there are." })
  documents!: number;

  @Field(() => Int, { description: "How many entries the log has." })
  logEntries!: number;

  @Field(() => [PhaseCount], { description: "How many active hunts are in each phase, in their order." })
  byPhase!: PhaseCount[];

  @Field(() => Int, { description: "How many hunts are finished; `jobHunts` is these and those of `byPhase`." })
  finished!: number;

  @Field(() => [ActiveStep], {
    description: "The steps that were opened and are not finished, the longest open first, at most twenty.",
  })
  activeSteps!: ActiveStep[];
}
