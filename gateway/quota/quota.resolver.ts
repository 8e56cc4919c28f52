import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { Person } from "../person/person.entity.js";
import { Feature } from "../person/policy.js";
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

  @FieldResolver(() => Int, { description: "The size of the largest file that you can upload, in bytes." })
  uploadMaxBytes(@Root() person: Person): number {
    return this.service.policyOf(person).uploadMaxBytes;
  }

  @FieldResolver(() => [Feature], {
    description:
      "What is off for you. None, unless your account is one to look around and other machines reach the server; using it is LOOK_AROUND_LIMIT.",
  })
  featuresOff(@Root() person: Person): readonly Feature[] {
    return this.service.policyOf(person).featuresOff;
  }
}
