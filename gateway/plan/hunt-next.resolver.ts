import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { Appointment } from "../appointment/appointment.entity.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Context } from "../graphql/context.js";
import type { LoaderFactory } from "../graphql/loaders.js";
import { selectsOnly } from "../graphql/selected-fields.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { StepName } from "../jobhunt/workflow.js";
import { DayScalar, type Day } from "../platform/day.js";
import { RecordKind } from "../platform/record-kind.js";
import { nextOf } from "./hunt-next.js";
import { DUE_APPOINTMENT_FIELDS, type DueAppointment, type JobHuntWithDays } from "./hunt-next-columns.js";
import { HuntNext } from "./hunt-next.types.js";
import { MomentArgs, type Moment } from "./moment.js";
import type { NextAfterService, StepOfHunt } from "./next-after.service.js";
import { OpenDate, openDatesOf } from "./open-date.js";
import type { TodayService } from "./today.service.js";

/** A moment of a person. */
interface PersonMoment extends Moment {
  readonly ownerId: string;
}

/** What of a hunt depends on the day on which one asks. */
@Resolver(() => JobHunt)
export class HuntNextResolver {
  /** The day of a moment, read once for all hunts of a request. */
  private readonly days: LoaderFactory<PersonMoment, Day, string>;

  /** What would be next, read once for all hunts of a request. */
  private readonly after: LoaderFactory<StepOfHunt, HuntNext | null, string>;

  constructor(service: TodayService, nextAfter: NextAfterService) {
    this.days = () =>
      new DataLoader(
        // One that does not exist refuses what was asked of it alone.
        (moments) =>
          Promise.all(moments.map(({ ownerId, ...moment }) => service.dayOf(ownerId, moment).catch(toError))),
        { cacheKeyFn: ({ ownerId, timeZone, now }) => JSON.stringify([ownerId, timeZone, now]) },
      );
    this.after = ({ ownerId }) =>
      new DataLoader((steps) => nextAfter.find(ownerId, steps), {
        cacheKeyFn: ({ jobHunt, step }) => `${jobHunt.id} ${step}`,
      });
  }

  @FieldResolver(() => HuntNext, { nullable: true, description: "What is next in it; null in an ended hunt." })
  async next(
    @Root() hunt: JobHunt,
    @Args(() => MomentArgs) moment: MomentArgs,
    @Ctx() context: Context,
  ): Promise<HuntNext | null> {
    return nextOf(hunt, await this.dayOf(hunt, context, moment));
  }

  @FieldResolver(() => HuntNext, {
    nullable: true,
    description:
      "What would be next in it if a step were done today; of the step of deciding: if it is applied for. Null in an ended hunt.",
  })
  async nextAfter(
    @Root() jobHunt: JobHunt,
    @Arg("step", () => StepName, { description: "The step." }) step: StepName,
    @Ctx() { loaders }: Context,
  ): Promise<HuntNext | null> {
    return loaders.of(this.after).load({ jobHunt, step });
  }

  @FieldResolver(() => DayScalar, {
    nullable: true,
    description: "The day of what is next in it, past days included; null when nothing is due.",
    deprecationReason: "`next.day` is the same.",
  })
  async nextDueOn(@Root() hunt: JobHunt, @Ctx() context: Context): Promise<Day | null> {
    return nextOf(hunt, await this.dayOf(hunt, context))?.day ?? null;
  }

  @FieldResolver(() => DayScalar, {
    nullable: true,
    description: "The first day after its pause; null when it is not paused today.",
  })
  async pausedUntil(@Root() hunt: JobHunt, @Ctx() context: Context): Promise<Day | null> {
    if (hunt.pausedUntil === null) return null;
    return hunt.pausedUntil > (await this.dayOf(hunt, context)) ? hunt.pausedUntil : null;
  }

  @FieldResolver(() => [OpenDate], {
    description: "Those of its days that others set for something which is still to be done, the first one first.",
  })
  openDates(@Root() hunt: JobHunt): OpenDate[] {
    return openDatesOf(hunt);
  }

  private dayOf(hunt: JobHuntWithDays, { loaders }: Context, { timeZone, now }: Moment = {}): Promise<Day> {
    const { ownerId, personTimeZone = null } = hunt;
    return loaders.of(this.days).load({ ownerId, timeZone: timeZone ?? personTimeZone, now: now ?? null });
  }
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** The appointments that are next: one statement for all hunts of an answer. */
@Resolver(() => HuntNext)
export class HuntNextAppointmentResolver {
  @FieldResolver(() => Appointment, { nullable: true, description: "The appointment; null for every other kind." })
  async appointment(
    @Root() next: HuntNext,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OwnedEntity | DueAppointment | null> {
    const { dueAppointment } = next;
    if (dueAppointment !== undefined && selectsOnly(info, DUE_APPOINTMENT_FIELDS)) return dueAppointment;
    return load(next, context);
  }

  @FieldResolver(() => Date, { nullable: true, description: "When it begins; null: at no time of the day." })
  async startsAt(@Root() next: HuntNext, @Ctx() context: Context): Promise<Date | null> {
    const { dueAppointment } = next;
    if (dueAppointment !== undefined)
      return dueAppointment.startsAt === null ? null : new Date(dueAppointment.startsAt);
    const appointment = await load(next, context);
    return appointment === null ? null : (appointment as Appointment).startsAt; // the loader returns its kind
  }
}

async function load({ appointmentId: id }: HuntNext, { loaders }: Context): Promise<OwnedEntity | null> {
  return id === null ? null : loaders.record.load({ kind: RecordKind.APPOINTMENT, id });
}
