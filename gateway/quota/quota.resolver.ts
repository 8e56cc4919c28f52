import { Ctx, FieldResolver, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { Person } from "../person/person.entity.js";
import { Quota } from "./quota.payloads.js";
import type { QuotaService } from "./quota.service.js";

/** The usage of the viewer, and its limits. */
@Resolver(() => Person)
export class QuotaResolver {
  constructor(private readonly service: QuotaService) {}

  @FieldResolver(() => [Quota], { description: "Your usage of each kind, and its limit." })
  async quotas(@Ctx() { viewer }: Context): Promise<Quota[]> {
    return this.service.list(viewer.ownerId);
  }
}
