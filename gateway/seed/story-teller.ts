import type { JobHuntScenario, PhaseName } from "../jobhunt/workflow.js";
import { StepAction, StepName } from "../jobhunt/workflow.js";
import type { Services } from "../services.js";
import type { StoryClock } from "./story-clock.js";
import type { PaperName } from "./story-papers.js";
import type { PaperIds } from "./upload-papers.js";

/** What a record of the story is called by those that come after it. */
type Alias = string;

interface Told {
  readonly id: string;
  readonly noteGuid: string;
}

/** The step by its name in plain letters, as a story writes it. */
export type Step = keyof typeof StepName;

/** Does what a person would do, through the services, one thing after the other; what was made is known by an alias. */
export class StoryTeller {
  private readonly told = new Map<Alias, Told>();

  constructor(
    private readonly services: Services,
    private readonly clock: StoryClock,
    private readonly ownerId: string,
    private readonly papers: PaperIds,
  ) {}

  /** Goes to another day. */
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
    values: { name: string; type: string; address?: string; description?: string },
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
    content: { readonly file: PaperName } | { readonly source: string },
  ): Promise<void> {
    const whereabouts = "file" in content ? { fileId: this.papers[content.file] } : content;
    const { row: document } = await this.services.documents.create(this.ownerId, { ...values, ...whereabouts });
    this.keep(alias, document);
  }

  async note(on: Alias, title: string, content: string, alias = `note: ${title}`): Promise<void> {
    const { row: note } = await this.services.notes.create(this.ownerId, {
      noteGuid: this.told.get(on)?.noteGuid ?? "",
      title,
      content,
    });
    this.keep(alias, note);
  }

  async done(hunt: Alias, ...steps: readonly Step[]): Promise<void> {
    await this.act(hunt, StepAction.COMPLETE, steps);
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

  async advance(hunt: Alias, from: keyof typeof PhaseName): Promise<void> {
    await this.services.jobHunts.advance(this.ownerId, this.idOf(hunt), from as PhaseName); // the names of the enum are its values
    this.clock.pass(3);
  }

  async terminate(hunt: Alias, reason: string): Promise<void> {
    await this.services.jobHunts.terminate(this.ownerId, { id: this.idOf(hunt), reason });
    this.clock.pass(4);
  }

  /** Reads an advert and presses Done, so that its companies and the step of the hunt follow from it. */
  async capture(hunt: Alias, advert: string): Promise<void> {
    const { fields, advertText } = await this.services.capture.extract(this.ownerId, { text: advert });
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
      await this.services.steps.act(this.ownerId, this.idOf(hunt), StepName[step], action);
      this.clock.pass(25);
    }
  }

  private keep(alias: Alias, record: { readonly id: string; readonly noteGuid: string }): void {
    this.told.set(alias, { id: record.id, noteGuid: record.noteGuid });
    this.clock.pass(7);
  }

  private idOf(alias: Alias): string {
    const record = this.told.get(alias);
    if (record === undefined) throw new Error(`The story speaks of "${alias}" before it was made.`);
    return record.id;
  }
}

const NO_FIELDS = {
  jobTitle: null,
  location: null,
  salary: null,
  jobDescription: null,
  perksAndBenefits: null,
  jobRequirements: null,
  jobResponsibilities: null,
  referenceNumber: null,
  publishedDate: null,
  term: null,
  companyName: null,
  recruitmentAgency: null,
  applicationDeadline: null,
  companyAddress: null,
  recruitmentAgencyAddress: null,
  advertText: null,
  sourceUrl: null,
};
