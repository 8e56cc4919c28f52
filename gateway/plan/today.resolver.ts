import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { Appointment } from "../appointment/appointment.entity.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Connection } from "../database/page.js";
import type { Context } from "../graphql/context.js";
import { selectsOnly } from "../graphql/selected-fields.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { RecordKind } from "../platform/record-kind.js";
import { checkRange } from "../platform/validation.js";
import { DUE_HUNT, type DueHunt } from "./due-item.js";
import { MomentArgs } from "./moment.js";
import type { TodayService } from "./today.service.js";
import { DUE_ITEMS, DueGroup, DueGroupName, DueItem, DueItemConnection, Today } from "./today.types.js";

/** What is due. */
@Resolver()
export class TodayResolver {
  constructor(private readonly service: TodayService) {}

  @Query(() => Today, { description: "What is due today, was due before, comes next, and waits for others." })
  async today(@Ctx() { viewer }: Context, @Args(() => MomentArgs) moment: MomentArgs): Promise<Today> {
    return this.service.today(viewer.ownerId, moment);
  }

  @Query(() => DueItemConnection, { description: "One group of what is due, in pages." })
  async dueItems(
    @Ctx() { viewer }: Context,
    @Args(() => MomentArgs) moment: MomentArgs,
    @Arg("group", () => DueGroupName, { description: "The group." }) group: DueGroupName,
    @Arg("first", () => Int, { defaultValue: DUE_ITEMS, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<Connection<DueItem>> {
    return this.service.page(viewer.ownerId, { ...moment, group, first, after });
  }
}

/** The fields of a hunt that a row was read with; an employer is found by the id of its hunt. */
const READ_WITH_ROW: ReadonlySet<string> = new Set(["__typename", ...DUE_HUNT, "employer"]);

/** The hunts and the appointments of rows: one statement each for all rows of an answer. */
@Resolver(() => DueItem)
export class DueItemResolver {
  @FieldResolver(() => JobHunt, { description: "The hunt; of the journal, the one that was created last." })
  async jobHunt(
    @Root() { hunt }: DueItem,
    @Ctx() { loaders }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OwnedEntity | DueHunt> {
    if (selectsOnly(info, READ_WITH_ROW)) return hunt;
    return (await loaders.record.load({ kind: RecordKind.JOB_HUNT, id: hunt.id })) ?? hunt;
  }

  @FieldResolver(() => Appointment, { nullable: true, description: "The appointment; null for every other kind." })
  async appointment(@Root() { appointmentId: id }: DueItem, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    return id === null ? null : loaders.record.load({ kind: RecordKind.APPOINTMENT, id });
  }
}

/** The rows of a group. */
@Resolver(() => DueGroup)
export class DueGroupResolver {
  @FieldResolver(() => [DueItem], { description: "The first of them, by day; `dueItems` has the rest." })
  items(
    @Root() { first: items }: DueGroup,
    @Arg("first", () => Int, { defaultValue: DUE_ITEMS, description: "How many at most, 1 to 100." }) first: number,
  ): readonly DueItem[] {
    return items.slice(0, checkRange("first", first, DUE_ITEMS));
  }
}
