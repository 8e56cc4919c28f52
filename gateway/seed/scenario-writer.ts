import type { SubmissionChannel } from "../submission/submission.entity.js";
import type { HuntOutcome } from "../jobhunt/outcome.js";
import { PayPeriod } from "../offer/offer.entity.js";
import { AppointmentKind, AppointmentOutcome, AppointmentRound } from "../appointment/appointment-enums.js";
import type { JobHuntDateName } from "../jobhunt/day-fact.js";
import type { JobHuntScenario, PhaseName } from "../jobhunt/workflow.js";
import { StepAction, StepName } from "../jobhunt/workflow.js";
import { addDays, dayIn, type Day } from "../platform/day.js";
import { LinkRole } from "../link/link-role.js";
import { RecordKind } from "../platform/record-kind.js";
import type { Services } from "../services.js";
import type { SignKind, SignSender } from "../sign/sign.entity.js";
import { NO_FIELDS } from "./adverts.js";
import type { ScenarioClock } from "./scenario-clock.js";
import type { ScenarioFileName } from "./scenario-files.js";
import type { ScenarioFileIds } from "./upload-sample-files.js";

/** The name by which later parts of the scenario refer to a record. */
type Alias = string;

interface WrittenRecord {
  readonly id: string;
  readonly noteGuid: string;
}

/** The step by its name in plain letters, as a scenario writes it. */
export type Step = keyof typeof StepName;

/** A message or a call of the day it is written on; `promisedIn` counts from the last day of the scenario. */
interface WrittenSign {
  readonly from: keyof typeof SignSender;
  readonly kind: keyof typeof SignKind;
  readonly note: string;
  readonly promisedIn?: number;
}

/** An appointment so many days after the last day of the scenario; a negative number counts back. */
interface WrittenAppointment {
  readonly inDays: number;
  readonly kind: keyof typeof AppointmentKind;
  readonly round: keyof typeof AppointmentRound;
  readonly time: string;
  readonly minutes: number;
  readonly with?: readonly Alias[];
  readonly place?: string;
  readonly url?: string;
  readonly phone?: string;
  readonly note?: string;
}

/** An offer whose pay is for a year. */
interface WrittenOffer {
  readonly receivedIn: number;
  readonly answerIn: number;
  readonly payAmount: string;
  readonly payCurrency: string;
  readonly bonus?: string;
  readonly hours?: string;
  readonly daysOff?: string;
  readonly term?: string;
  readonly place?: string;
  readonly note?: string;
}

/** Performs a user's actions through the services, one after the other; created records are known by an alias. */
export class ScenarioWriter {
  private readonly records = new Map<Alias, WrittenRecord>();

  constructor(
    private readonly services: Services,
    private readonly clock: ScenarioClock,
    private readonly ownerId: string,
    private readonly files: ScenarioFileIds,
  ) {}

  /** Sets another day. */
  on(daysAgo: number, time?: string): this {
    this.clock.goTo(daysAgo, time);
    return this;
  }

  async idealJob(alias: Alias, name: string, description: string): Promise<void> {
    const { row: idealJob } = await this.services.idealJobs.create(this.ownerId, { name, description });
    this.keep(alias, idealJob);
  }

  async hunt(alias: Alias, name: string, scenario: keyof typeof JobHuntScenario): Promise<void> {
    const { row: jobHunt } = await this.services.jobHunts.create(this.ownerId, {
      name,
      scenario: scenario as JobHuntScenario, // the names of the enum are its values
    });
    this.keep(alias, jobHunt);
  }

  async follow(hunt: Alias, idealJob: Alias): Promise<void> {
    await this.services.idealJobs.link(this.ownerId, this.idOf(hunt), this.idOf(idealJob));
    this.clock.pass(2);
  }

  async company(
    alias: Alias,
    values: { name: string; type: string; address?: string; description?: string; phone?: string },
  ): Promise<void> {
    const { row: company } = await this.services.companies.create(this.ownerId, values);
    this.keep(alias, company);
  }

  async contact(
    alias: Alias,
    values: {
      role: string;
      firstName: string;
      lastName: string;
      organization?: string;
      salutation?: string;
      email?: string;
      mobile?: string;
      description?: string;
    },
  ): Promise<void> {
    const { row: contact } = await this.services.contacts.create(this.ownerId, values);
    this.keep(alias, contact);
  }

  /** Adds a document: a file, or the address of something elsewhere. */
  async document(
    alias: Alias,
    values: { name: string; type: string; description?: string },
    content: { readonly file: ScenarioFileName } | { readonly source: string },
  ): Promise<void> {
    const whereabouts = "file" in content ? { fileId: this.files[content.file] } : content;
    const { row: document } = await this.services.documents.create(this.ownerId, { ...values, ...whereabouts });
    this.keep(alias, document);
  }

  async note(on: Alias, title: string, content: string, alias = `note: ${title}`): Promise<void> {
    const { row: note } = await this.services.notes.create(this.ownerId, {
      noteGuid: this.records.get(on)?.noteGuid ?? "",
      title,
      content,
    });
    this.keep(alias, note);
  }

  async done(hunt: Alias, ...steps: readonly Step[]): Promise<void> {
    await this.act(hunt, StepAction.COMPLETE, steps);
  }

  /** Keeps a copy of what is sent on this day, and so completes the step of sending. */
  async send(hunt: Alias, to: Alias, channel: SubmissionChannel, ...documents: readonly Alias[]): Promise<void> {
    const [jobHuntId, contactId] = [this.idOf(hunt), this.idOf(to)];
    const files = documents.map((document) => ({ documentId: this.idOf(document) }));
    const sentOn = await this.services.days.today(this.ownerId);
    await this.services.submissions.record(this.ownerId, { jobHuntId, contactId, sentOn, channel, files });
    this.clock.pass(2);
  }

  async open(hunt: Alias, ...steps: readonly Step[]): Promise<void> {
    await this.act(hunt, StepAction.OPEN, steps);
  }

  async skip(hunt: Alias, ...steps: readonly Step[]): Promise<void> {
    await this.act(hunt, StepAction.SKIP, steps);
  }

  async missed(hunt: Alias, ...steps: readonly Step[]): Promise<void> {
    await this.act(hunt, StepAction.MARK_NOT_DONE, steps);
  }

  /** Completes a step as of some days before. */
  async doneOn(hunt: Alias, step: Step, daysBefore: number): Promise<void> {
    const doneOn = addDays(await this.services.days.today(this.ownerId), -daysBefore);
    await this.services.steps.setDoneOn(this.ownerId, { jobHuntId: this.idOf(hunt), step: StepName[step], doneOn });
    this.clock.pass(3);
  }

  /** Sets the day of a step by hand, so many days after the last day of the scenario. */
  async stepDue(hunt: Alias, step: Step, inDays: number): Promise<void> {
    const dueOn = await this.dayIn(inDays);
    await this.services.stepDates.set(this.ownerId, { jobHuntId: this.idOf(hunt), step: StepName[step], dueOn });
    this.clock.pass(2);
  }

  /** Sets days that the plan of a hunt depends on, each so many days after the last day of the scenario. */
  async dates(hunt: Alias, inDays: Readonly<Partial<Record<JobHuntDateName, number>>>): Promise<void> {
    const days = await Promise.all(
      Object.entries(inDays).map(async ([name, days]) => [name, await this.dayIn(days)] as const),
    );
    await this.services.jobHunts.setDates(this.ownerId, { jobHuntId: this.idOf(hunt), ...Object.fromEntries(days) });
    this.clock.pass(2);
  }

  async sign(hunt: Alias, { from, kind, note, promisedIn }: WrittenSign): Promise<void> {
    await this.services.signs.record(this.ownerId, {
      jobHuntId: this.idOf(hunt),
      on: await this.services.days.today(this.ownerId),
      from: from as SignSender, // the names of the enum are its values
      kind: kind as SignKind, // the names of the enum are its values
      note,
      promisedOn: promisedIn === undefined ? null : await this.dayIn(promisedIn),
    });
    this.clock.pass(5);
  }

  /** Links records with a hunt; a company is its employer. */
  async link(hunt: Alias, kind: "COMPANY" | "CONTACT" | "DOCUMENT", ...aliases: readonly Alias[]): Promise<void> {
    for (const alias of aliases) {
      await this.services.links.link(this.ownerId, {
        jobHuntId: this.idOf(hunt),
        kind: RecordKind[kind],
        id: this.idOf(alias),
        role: kind === "COMPANY" ? LinkRole.EMPLOYER : null,
      });
      this.clock.pass(1);
    }
  }

  /** Writes down what to say when they call, one line each. */
  async talkingPoints(hunt: Alias, ...points: readonly string[]): Promise<void> {
    const talkingPoints = points.join("\n");
    await this.services.jobHunts.update(this.ownerId, { id: this.idOf(hunt), talkingPoints });
    this.clock.pass(4);
  }

  async appointment(hunt: Alias, { inDays, kind, round, ...values }: WrittenAppointment): Promise<string> {
    const { with: people = [], ...details } = values;
    const { id } = await this.services.appointments.create(this.ownerId, {
      ...details,
      jobHuntId: this.idOf(hunt),
      day: await this.dayIn(inDays),
      kind: AppointmentKind[kind],
      round: AppointmentRound[round],
      contactIds: people.map((alias) => this.idOf(alias)),
    });
    this.clock.pass(2);
    return id;
  }

  /** Records an offer; its days count from the last day of the scenario. */
  async offer(hunt: Alias, { receivedIn, answerIn, ...terms }: WrittenOffer): Promise<void> {
    await this.services.offers.create(this.ownerId, {
      ...terms,
      jobHuntId: this.idOf(hunt),
      payPeriod: PayPeriod.YEAR,
      receivedOn: await this.dayIn(receivedIn),
      answerBy: await this.dayIn(answerIn),
    });
    this.clock.pass(3);
  }

  async outcome(appointmentId: string, outcome: keyof typeof AppointmentOutcome): Promise<void> {
    await this.services.appointments.recordOutcome(this.ownerId, {
      id: appointmentId,
      outcome: AppointmentOutcome[outcome],
    });
    this.clock.pass(1);
  }

  /** Pauses a hunt until so many days after the last day of the scenario. */
  async pause(hunt: Alias, inDays: number): Promise<void> {
    await this.services.pauses.change(this.ownerId, { jobHuntId: this.idOf(hunt), until: await this.dayIn(inDays) });
    this.clock.pass(2);
  }

  async advance(hunt: Alias, from: keyof typeof PhaseName): Promise<void> {
    await this.services.jobHunts.advance(this.ownerId, this.idOf(hunt), from as PhaseName); // the names of the enum are its values
    this.clock.pass(3);
  }

  async terminate(hunt: Alias, reason: string, outcome?: HuntOutcome): Promise<void> {
    await this.services.jobHunts.terminate(this.ownerId, { id: this.idOf(hunt), reason, ...(outcome && { outcome }) });
    this.clock.pass(4);
  }

  /** Reads an advert and presses Done, which creates its companies and completes the step of the hunt. */
  async capture(hunt: Alias, advert: string): Promise<void> {
    const captor = { ownerId: this.ownerId, person: { email: null } };
    const { fields, advertText } = await this.services.capture.extract(captor, { text: advert });
    const found = Object.fromEntries(fields.map(({ field, value }) => [field, value]));
    await this.services.jobDetails.complete(this.ownerId, {
      ...NO_FIELDS,
      ...found,
      jobHuntId: this.idOf(hunt),
      advertText,
      evidence: [...fields],
    });
    this.clock.pass(12);
  }

  async log(event: string): Promise<void> {
    await this.services.log.add(this.ownerId, { event });
    this.clock.pass(1);
  }

  async throwAway(kind: "jobHunts" | "companies" | "contacts" | "documents", alias: Alias): Promise<void> {
    await this.services[kind].remove(this.ownerId, this.idOf(alias));
    this.clock.pass(1);
  }

  async throwAwayNote(alias: Alias): Promise<void> {
    await this.services.notes.remove(this.ownerId, this.idOf(alias), null);
    this.clock.pass(1);
  }

  private async act(hunt: Alias, action: StepAction, steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      await this.services.steps.act(this.ownerId, { jobHuntId: this.idOf(hunt), step: StepName[step] }, action);
      this.clock.pass(25);
    }
  }

  /** Returns the day so many days after the last day of the scenario, where the person is. */
  private async dayIn(days: number): Promise<Day> {
    return addDays(dayIn(await this.services.days.timeZone(this.ownerId), this.clock.today), days);
  }

  private keep(alias: Alias, record: { readonly id: string; readonly noteGuid: string }): void {
    this.records.set(alias, { id: record.id, noteGuid: record.noteGuid });
    this.clock.pass(7);
  }

  private idOf(alias: Alias): string {
    const record = this.records.get(alias);
    if (record === undefined) throw new Error(`The scenario speaks of "${alias}" before it was made.`);
    return record.id;
  }
}
