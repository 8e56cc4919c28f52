import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { CalendarFeed } from "./calendar-feed.entity.js";
import { RenewCalendarFeedInput, UpdateCalendarFeedInput } from "./calendar-feed.input.js";
import { NewCalendarFeed, RevokedCalendarFeed } from "./calendar-feed.payloads.js";
import type { CalendarFeedService } from "./calendar-feed.service.js";

/** The address at which a calendar can be subscribed to. */
@Resolver(() => CalendarFeed)
export class CalendarFeedResolver {
  constructor(private readonly service: CalendarFeedService) {}

  @Query(() => CalendarFeed, {
    nullable: true,
    description: "Your calendar feed with its address masked; null if there is none.",
  })
  async calendarFeed(@Ctx() { viewer }: Context): Promise<CalendarFeed | null> {
    return this.service.find(viewer.ownerId);
  }

  @Mutation(() => NewCalendarFeed, {
    description:
      "Creates a new secret address of your calendar feed and revokes an earlier one. Only this response contains the address. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async renewCalendarFeed(
    @Ctx() { viewer }: Context,
    @Arg("input", () => RenewCalendarFeedInput, { nullable: true, description: "The language of its titles." })
    input?: RenewCalendarFeedInput | null,
  ): Promise<NewCalendarFeed> {
    return this.service.renew(viewer.ownerId, input ?? {});
  }

  @Mutation(() => CalendarFeed, {
    description: "Changes what the calendar contains at its secret address, and the language of its titles.",
  })
  async updateCalendarFeed(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateCalendarFeedInput, { description: "What it contains, and the language." })
    input: UpdateCalendarFeedInput,
  ): Promise<CalendarFeed> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => RevokedCalendarFeed, {
    description: "Revokes the secret address of the calendar feed; this cannot be undone.",
  })
  async revokeCalendarFeed(@Ctx() { viewer }: Context): Promise<RevokedCalendarFeed> {
    return this.service.revoke(viewer.ownerId);
  }
}
