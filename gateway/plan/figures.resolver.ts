import DataLoader from "dataloader";
import { Ctx, FieldResolver, Int, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import type { LoaderFactory } from "../graphql/loaders.js";
import { JobHuntStatistics } from "../jobhunt/job-hunt.statistics.js";
import type { PlanFigures, TodayService } from "./today.service.js";

/** The figures of the plan beside the list of hunts: one statement for all of them. */
@Resolver(() => JobHuntStatistics)
export class PlanFiguresResolver {
  private readonly figures: LoaderFactory<string, PlanFigures>;

  constructor(service: TodayService) {
    this.figures = () => new DataLoader((ownerIds) => Promise.all(ownerIds.map((ownerId) => service.figures(ownerId))));
  }

  @FieldResolver(() => Int, {
    description: "How many rows the groups OVERDUE and TODAY of `today` have, as of today in your time zone.",
  })
  async dueToday(@Ctx() context: Context): Promise<number> {
    return (await this.read(context)).dueToday;
  }

  @FieldResolver(() => Int, {
    description: "How many ACTIVE hunts have had no news for 7 days or more, see `quietSince`.",
  })
  async withoutNews(@Ctx() context: Context): Promise<number> {
    return (await this.read(context)).withoutNews;
  }

  @FieldResolver(() => Int, {
    description: "How many ACTIVE hunts have their application sent: the step SEND_APPLICATION_BUNDLE is DONE.",
  })
  async sent(@Ctx() context: Context): Promise<number> {
    return (await this.read(context)).sent;
  }

  @FieldResolver(() => Int, {
    description: "How many of those `sent` have no sign from them since, and are not in INTERVIEWING or ACCEPTING.",
  })
  async sentWithoutAnswer(@Ctx() context: Context): Promise<number> {
    return (await this.read(context)).sentWithoutAnswer;
  }

  @FieldResolver(() => Int, {
    description: "How many hunts have had their application sent: those `sent`, and those that have ended since.",
  })
  async applications(@Ctx() context: Context): Promise<number> {
    return (await this.read(context)).applications;
  }

  @FieldResolver(() => Int, {
    description:
      "How many `applications` led to talks: their hunt is beyond APPLYING, or has an appointment not cancelled.",
  })
  async ledToTalks(@Ctx() context: Context): Promise<number> {
    return (await this.read(context)).ledToTalks;
  }

  @FieldResolver(() => Int, {
    description: "How many of the `applications` still wait: those `sentWithoutAnswer` that led to no talks.",
  })
  async stillWaiting(@Ctx() context: Context): Promise<number> {
    return (await this.read(context)).stillWaiting;
  }

  private async read({ viewer, loaders }: Context): Promise<PlanFigures> {
    return loaders.of(this.figures).load(viewer.ownerId);
  }
}
