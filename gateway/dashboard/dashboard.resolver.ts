import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import type { DashboardService } from "./dashboard.service.js";
import { Dashboard } from "./dashboard.js";

/** The search at a glance. */
@Resolver()
export class DashboardResolver {
  constructor(private readonly service: DashboardService) {}

  @Query(() => Dashboard, { description: "Your search at a glance." })
  async dashboard(@Ctx() { viewer }: Context): Promise<Dashboard> {
    return this.service.find(viewer.ownerId);
  }
}
