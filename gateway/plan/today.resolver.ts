import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { Appointment } from "../appointment/appointment.entity.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Connection } from "../database/page.js";
import type { Context } from "../graphql/context.js";
import {
  PAGE_RECORDS,
  selectedAt,
  selectedFields,
  selectsOnly,
  type SelectionPath,
} from "../graphql/selected-fields.js";
import { ADVERT_LINES } from "../jobdetails/hunt-advert.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { RecordKind } from "../platform/record-kind.js";
import { checkRange } from "../platform/validation.js";
import type { CapturedJobService } from "./captured-job.service.js";
import { DUE_HUNT, type DueHunt } from "./due-item.js";
import { MomentArgs } from "./moment.js";
import type { ReadBesides } from "./today-statements.js";
import type { DuePageArgs, TodayService } from "./today.service.js";
import { DUE_ITEMS, DueGroup, DueGroupName, DueItem, DueItemConnection, Today } from "./today.types.js";

const GROUPS = new Set(["overdue", "today", "next", "waiting", "undated"]);
const [ITEMS, JOB_HUNT] = [new Set(["items"]), new Set(["jobHunt"])];
/** The way to the rows of `today`. */
const ROWS: readonly SelectionPath[] = [[GROUPS, ITEMS]];
/** The ways on to the hunts of these, and of the rows of a page. */
const HUNTS: readonly SelectionPath[] = ROWS.map((path) => [...path, JOB_HUNT]);
const PAGE_HUNTS: readonly SelectionPath[] = PAGE_RECORDS.map((path) => [...path, JOB_HUNT]);

/** A page of one group. */
@ArgsType()
class DueItemsArgs extends MomentArgs implements DuePageArgs {
  @Field(() => DueGroupName, { description: "The group." })
  group!: DueGroupName;

  @Field(() => Int, { defaultValue: DUE_ITEMS, description: "How many at most, 1 to 200." })
  first?: number;

  @Field(() => String, { nullable: true, description: "The `endCursor` of the page before." })
  after?: string;
}

/** Returns what is read of rows besides, by what is selected of them and of their hunts. */
function besidesOf(
  info: GraphQLResolveInfo,
  rows: readonly SelectionPath[],
  hunts: readonly SelectionPath[],
): ReadBesides {
  const isSelected = (paths: readonly SelectionPath[], name: string): boolean =>
    paths.some((path) => selectedAt(info, path).has(name));
  return {
    hasEmployer: isSelected(hunts, "employer"),
    hasAdvert: ADVERT_LINES.some((name) => isSelected(hunts, name)),
    hasAppointment: isSelected(rows, "appointment"),
  };
}

/** What is due. */
@Resolver()
export class TodayResolver {
  constructor(
    private readonly service: TodayService,
    private readonly captured: CapturedJobService,
  ) {}

  @Query(() => Today, { description: "What is due today, was due before, comes next, and waits for others." })
  async today(
    @Ctx() { viewer }: Context,
    @Args(() => MomentArgs) moment: MomentArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Today> {
    const now = this.service.momentOf(moment);
    const isAsked = selectedFields(info).has("captured");
    const readCaptured = isAsked ? this.captured.find(viewer.ownerId, now) : Promise.resolve(null);
    readCaptured.catch(() => undefined); // its own field fails
    const today = await this.service.today(viewer.ownerId, { ...moment, now }, besidesOf(info, ROWS, HUNTS));
    return { ...today, readCaptured };
  }

  @Query(() => DueItemConnection, { description: "One group of what is due, in pages." })
  async dueItems(
    @Ctx() { viewer }: Context,
    @Args(() => DueItemsArgs) args: DueItemsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<DueItem>> {
    return this.service.page(viewer.ownerId, args, besidesOf(info, PAGE_RECORDS, PAGE_HUNTS));
  }
}

/** The fields of a hunt that a row was read with. */
const READ_WITH_ROW: ReadonlySet<string> = new Set(["__typename", ...DUE_HUNT, "employer", ...ADVERT_LINES]);

/** The hunts and the appointments of rows: as they came with them, else one statement each for all rows of an answer. */
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
  async appointment(
    @Root() { appointmentId: id, readAppointment }: DueItem,
    @Ctx() { loaders }: Context,
  ): Promise<OwnedEntity | null> {
    if (readAppointment !== undefined) return readAppointment;
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
