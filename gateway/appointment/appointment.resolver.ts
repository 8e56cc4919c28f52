import DataLoader from "dataloader";
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Int,
  Mutation,
  Resolver,
  Root,
} from "type-graphql";
import { Contact } from "../contact/contact.entity.js";
import { toConnection, type Connection, type Page, type PageArgs } from "../database/page.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Context } from "../graphql/context.js";
import type { LoaderFactory } from "../graphql/loaders.js";
import { SEMANTIC_NON_NULL } from "../graphql/semantic-non-null.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { huntOfChangeResolver } from "../jobhunt/parts/hunt-of-change.js";
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
  OF_CONTACT,
  OF_JOB_HUNT,
  type AppointmentReader,
  type AppointmentsKey,
  type AppointmentsOf,
} from "./appointment.reader.js";
import type { AppointmentService } from "./appointment.service.js";
import { AppointmentChange, AppointmentConnection } from "./appointment.types.js";

const MINUTE_MS = 60 * 1000;

/** Appointments, and what is computed of one. */
@Resolver(() => Appointment)
export class AppointmentResolver {
  private readonly people: LoaderFactory<string, string[]>;

  // Nothing is kept: of two mutations in one operation the second answers with its own people, too.
  constructor(
    private readonly service: AppointmentService,
    reader: AppointmentReader,
  ) {
    this.people = ({ ownerId }) => new DataLoader((ids) => reader.contactIdsOf(ownerId, ids), { cache: false });
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
  async contacts(@Root() { id }: Appointment, @Ctx() { loaders }: Context): Promise<readonly OwnedEntity[]> {
    const ids = await loaders.of(this.people).load(id);
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
export const AppointmentHuntResolver = huntOfChangeResolver(AppointmentChange, ({ row }) => row.jobHuntId);

@ArgsType()
class AppointmentsArgs implements PageArgs {
  @Field(() => Int, { defaultValue: 20, description: "How many at most, 1 to 200." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The `endCursor` of the page before." })
  after?: string | null;
}

/** The list of one field, with its loaders of pages and of counts. */
class AppointmentsField {
  private readonly pages: LoaderFactory<AppointmentsKey, Page<Appointment>>;
  private readonly counts: LoaderFactory<string, number>;

  // Nothing is kept: of two mutations in one operation the second answers with its own appointment, too.
  constructor(reader: AppointmentReader, of: AppointmentsOf) {
    this.pages = ({ ownerId, answer }) =>
      new DataLoader((keys) => reader.pagesOf(ownerId, of, keys, answer), { cache: false });
    this.counts = ({ ownerId }) => new DataLoader((ids) => reader.countsOf(ownerId, of, ids), { cache: false });
  }

  /** Returns a page of the list of one record. */
  async read({ id }: OwnedEntity, { loaders }: Context, { first, after }: PageArgs): Promise<Connection<Appointment>> {
    const page = await loaders.of(this.pages).load({ id, first, after });
    return toConnection(page, () => loaders.of(this.counts).load(id));
  }
}

/** The appointments as a field of their hunt. */
@Resolver(() => JobHunt)
export class JobHuntAppointmentsResolver {
  private readonly field: AppointmentsField;

  constructor(reader: AppointmentReader) {
    this.field = new AppointmentsField(reader, OF_JOB_HUNT);
  }

  @FieldResolver(() => AppointmentConnection, { description: "Its appointments, in the order in which they begin." })
  async appointments(
    @Root() hunt: JobHunt,
    @Ctx() context: Context,
    @Args(() => AppointmentsArgs) args: AppointmentsArgs,
  ): Promise<Connection<Appointment>> {
    return this.field.read(hunt, context, args);
  }
}

/** The appointments as a field of a contact. */
@Resolver(() => Contact)
export class ContactAppointmentsResolver {
  private readonly field: AppointmentsField;

  constructor(reader: AppointmentReader) {
    this.field = new AppointmentsField(reader, OF_CONTACT);
  }

  @FieldResolver(() => AppointmentConnection, {
    description: "The appointments with them, in the order in which they begin.",
  })
  async appointments(
    @Root() contact: Contact,
    @Ctx() context: Context,
    @Args(() => AppointmentsArgs) args: AppointmentsArgs,
  ): Promise<Connection<Appointment>> {
    return this.field.read(contact, context, args);
  }
}
