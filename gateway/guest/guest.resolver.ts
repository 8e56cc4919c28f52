import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { Person } from "../person/person.entity.js";
import { Guest, GuestAddition } from "./guest.payloads.js";
import type { GuestService, GuestTime } from "./guest.service.js";

/** Whether the viewer is a guest. */
@Resolver(() => Person)
export class PersonGuestResolver {
  constructor(private readonly service: GuestService) {}

  @FieldResolver(() => Guest, {
    nullable: true,
    description: "Your account to look around; null when you have an account of your own.",
  })
  guest(@Root() person: Person): GuestTime | null {
    return this.service.timeOf(person);
  }
}

/** What a guest added, and may do with it. */
@Resolver(() => Guest)
export class GuestResolver {
  constructor(private readonly service: GuestService) {}

  @FieldResolver(() => Boolean)
  async canKeep(): Promise<boolean> {
    return this.service.canKeep();
  }

  @FieldResolver(() => [GuestAddition])
  async additions(@Ctx() { viewer }: Context): Promise<readonly GuestAddition[]> {
    return this.service.additions(viewer.ownerId, viewer.person);
  }

  @FieldResolver(() => Int)
  async changed(@Ctx() { viewer }: Context): Promise<number> {
    return this.service.changed(viewer.ownerId, viewer.person);
  }
}
