import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import type { DashboardService } from "./dashboard.service.js";
import { Dashboard } from "./dashboard.js";

/** The search at a glance. */
@Resolver()
export class DashboardResolver {
  constructor(private readonly service: DashboardService) {}

  @Query(() => Dashboard, { description: "Your search at a glance." })
  dashboard(@Ctx() { viewer }: Context): ReturnType<DashboardService["find"]> {
    return this.service.find(viewer.ownerId);
  }
}
