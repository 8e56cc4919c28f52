import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Extensions, FieldResolver, Info, Mutation, Resolver, Root } from "type-graphql";
import { Contact } from "../contact/contact.entity.js";
import type { Connection, Page } from "../database/page.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Context } from "../graphql/context.js";
import { ListField, ListFieldArgs } from "../graphql/list-field.js";
import type { LoaderFactory } from "../graphql/loaders.js";
import { NEEDS_ID_ONLY } from "../graphql/read-ahead.js";
import { selectsOnly } from "../graphql/selected-fields.js";
import { SEMANTIC_NON_NULL } from "../graphql/semantic-non-null.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { jobHuntOfChangeResolver } from "../jobhunt/parts/job-hunt-of-change.js";
import { RecordKind } from "../platform/record-kind.js";
import { Deleted, type RecordChanged, type RecordId } from "../record/change-of.js";
import { Appointment } from "./appointment.entity.js";
import {
  AppointmentIdInput,
  CancelAppointmentInput,
  CreateAppointmentInput,
  RecordAppointmentOutcomeInput,
  UpdateAppointmentInput,
} from "./appointment.input.js";
import {
  NAMED_FIELDS,
  type AppointmentReader,
  type ListedAppointment,
  type NamedContact,
} from "./appointment.reader.js";
import type { AppointmentService } from "./appointment.service.js";
import { AppointmentChange, AppointmentConnection } from "./appointment.types.js";

const MINUTE_MS = 60 * 1000;

/** Appointments, and what is computed of one. */
@Resolver(() => Appointment)
export class AppointmentResolver {
  private readonly people: LoaderFactory<string, string[]>;

  constructor(
    private readonly service: AppointmentService,
    reader: AppointmentReader,
  ) {
    this.people = ({ ownerId }) => new DataLoader((ids) => reader.contactIdsOf(ownerId, ids));
  }

  @Mutation(() => AppointmentChange, {
    description: "Creates an appointment in a hunt; its days to prepare are set by rule.",
  })
  async createAppointment(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateAppointmentInput, { description: "The appointment." }) input: CreateAppointmentInput,
  ): Promise<RecordChanged<Appointment>> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => AppointmentChange, { description: "Changes an appointment." })
  async updateAppointment(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateAppointmentInput, { description: "The changes." }) input: UpdateAppointmentInput,
  ): Promise<RecordChanged<Appointment>> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => AppointmentChange, {
    description: "Records that an appointment was cancelled, or takes that back.",
  })
  async cancelAppointment(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CancelAppointmentInput, { description: "The appointment." }) input: CancelAppointmentInput,
  ): Promise<RecordChanged<Appointment>> {
    return this.service.cancel(viewer.ownerId, input);
  }

  @Mutation(() => AppointmentChange, { description: "Records how an appointment went." })
  async recordAppointmentOutcome(
    @Ctx() { viewer }: Context,
    @Arg("input", () => RecordAppointmentOutcomeInput, { description: "The appointment and how it went." })
    input: RecordAppointmentOutcomeInput,
  ): Promise<RecordChanged<Appointment>> {
    return this.service.recordOutcome(viewer.ownerId, input);
  }

  @Mutation(() => Deleted, { description: "Deletes an appointment; `undo` takes that back." })
  async deleteAppointment(
    @Ctx() { viewer }: Context,
    @Arg("input", () => AppointmentIdInput, { description: "The appointment." }) { id }: RecordId,
  ): Promise<Deleted> {
    return this.service.remove(viewer.ownerId, id);
  }

  @FieldResolver(() => [Contact], {
    description: "The people there; those in the trash are left out. At most twenty.",
  })
  async contacts(
    @Root() { id, people }: ListedAppointment,
    @Ctx() { loaders }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<readonly (NamedContact | OwnedEntity)[]> {
    if (people !== undefined && selectsOnly(info, NAMED_FIELDS)) return people;
    const ids = people?.map((contact) => contact.id) ?? (await loaders.of(this.people).load(id));
    const found = await Promise.all(
      ids.map((contact) => loaders.record.load({ kind: RecordKind.CONTACT, id: contact })),
    );
    return found.filter((contact) => contact !== null);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: "When it ends; null unless it has a time and a length.",
  })
  endsAt(@Root() { startsAt, minutes }: Appointment): Date | null {
    return startsAt === null || minutes === null ? null : new Date(startsAt.getTime() + minutes * MINUTE_MS);
  }

  @Extensions(SEMANTIC_NON_NULL)
  @FieldResolver(() => JobHunt, { nullable: true, description: "The hunt; null only when reading it failed." })
  async jobHunt(@Root() { jobHuntId: id }: Appointment, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    return loaders.record.load({ kind: RecordKind.JOB_HUNT, id });
  }
}

/** The hunt of a changed appointment. */
export const AppointmentJobHuntResolver = jobHuntOfChangeResolver(AppointmentChange, ({ row }) => row.jobHuntId);

/** The appointments as a field of their hunt. */
@Resolver(() => JobHunt)
export class JobHuntAppointmentsResolver {
  private readonly field: ListField<Page<Appointment>>;

  constructor({ ofJobHunts }: AppointmentReader) {
    this.field = new ListField(ofJobHunts);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => AppointmentConnection, { description: "Its appointments, in the order in which they begin." })
  async appointments(
    @Root() { id }: JobHunt,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Appointment>> {
    return this.field.read(id, context, args, info);
  }
}

/** The appointments as a field of a contact. */
@Resolver(() => Contact)
export class ContactAppointmentsResolver {
  private readonly field: ListField<Page<Appointment>>;

  constructor({ withContacts }: AppointmentReader) {
    this.field = new ListField(withContacts);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => AppointmentConnection, {
    description: "The appointments with them, in the order in which they begin.",
  })
  async appointments(
    @Root() { id }: Contact,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Appointment>> {
    return this.field.read(id, context, args, info);
  }
}
