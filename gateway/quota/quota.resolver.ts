import { Ctx, FieldResolver, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { Person } from "../identity/person.entity.js";
import { Quota } from "./quota.payloads.js";
import type { QuotaService } from "./quota.service.js";

/** How much the viewer has and may have. */
@Resolver(() => Person)
export class QuotaResolver {
  constructor(private readonly service: QuotaService) {}

  @FieldResolver(() => [Quota], { description: "How much you have of each kind, and may have." })
  async quotas(@Ctx() { viewer }: Context): Promise<Quota[]> {
    return this.service.list(viewer.ownerId);
  }
}
