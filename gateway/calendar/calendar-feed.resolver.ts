import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { CalendarFeed } from "./calendar-feed.entity.js";
import { UpdateCalendarFeedInput } from "./calendar-feed.input.js";
import { NewCalendarFeed, RevokedCalendarFeed } from "./calendar-feed.payloads.js";
import type { CalendarFeedService } from "./calendar-feed.service.js";

/** The address at which a calendar can be subscribed to. */
@Resolver(() => CalendarFeed)
export class CalendarFeedResolver {
  constructor(private readonly service: CalendarFeedService) {}

  @Query(() => CalendarFeed, {
    nullable: true,
    description: "The address at which calendar programs read your days, masked; null while there is none.",
  })
  async calendarFeed(@Ctx() { viewer }: Context): Promise<CalendarFeed | null> {
    return this.service.find(viewer.ownerId);
  }

  @Mutation(() => NewCalendarFeed, {
    description:
      "Makes a new secret address for your calendar, the first one or another; an earlier one is refused from now on. The address is in the answer, and never again.",
  })
  async renewCalendarFeed(@Ctx() { viewer }: Context): Promise<NewCalendarFeed> {
    return this.service.renew(viewer.ownerId);
  }

  @Mutation(() => CalendarFeed, { description: "Changes what the calendar contains at its secret address." })
  async updateCalendarFeed(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateCalendarFeedInput, { description: "What it contains." }) input: UpdateCalendarFeedInput,
  ): Promise<CalendarFeed> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => RevokedCalendarFeed, {
    description: "Refuses the calendar's secret address from now on; this cannot be undone.",
  })
  async revokeCalendarFeed(@Ctx() { viewer }: Context): Promise<RevokedCalendarFeed> {
    return this.service.revoke(viewer.ownerId);
  }
}
