import { uuidv7 } from "uuidv7";
import { TYPE_NAME_MAX } from "../../schema/limits.js";
import type { CompanyService } from "../company/company.service.js";
import { isNamed } from "../database/conditions.js";
import type { Database } from "../database/database.js";
import type { Connection } from "../database/page.js";
import type { IntroducedPerson } from "../person/person.entity.js";
import type { RecordChanged } from "../record/change-of.js";
import type { ListArgs } from "../record/list-args.js";
import type { LoggedRecords } from "../record/logged-records.js";
import { textsOf } from "../record/text-field.js";
import { TypedRecordService } from "../record/typed-record-service.js";
import { JOB_HUNTER } from "./contact-types.js";
import type { Contact } from "./contact.entity.js";
import { CreateContactInput, UpdateContactInput } from "./contact.input.js";
import type { ContactWhere } from "./contact.types.js";

/** The contacts of a person; each change is one transaction with its log entry. */
export class ContactService extends TypedRecordService<Contact> {
  constructor(
    database: Database,
    records: LoggedRecords<Contact>,
    private readonly companies: CompanyService,
  ) {
    super(database, records);
  }

  /** Returns a page of contacts, by name unless another order is asked for. Throws VALIDATION on a cursor of another order. */
  async list(ownerId: string, args: ListArgs<ContactWhere>): Promise<Connection<Contact>> {
    return this.page(ownerId, args, { where: [isNamed("r.role", "role", args.where?.role, TYPE_NAME_MAX)] });
  }

  /**
   * Adds a contact, who works at the company that is given, or else at the only one with the name of the organization. With
   * an id of the caller's choice a repetition returns the contact that exists. Throws NOT_FOUND for a company that is not
   * the owner's.
   */
  async create(ownerId: string, input: CreateContactInput): Promise<RecordChanged<Contact>> {
    const texts = textsOf(CreateContactInput, input);
    return this.database.transaction(async () => {
      const company =
        input.companyId === undefined ? {} : { companyId: await this.companyId(ownerId, input.companyId) };
      const found =
        input.companyId === undefined
          ? { companyId: await this.companies.findOnlyNamed(ownerId, texts.organization ?? "") }
          : {};
      const made = { ...found, noteGuid: uuidv7() };
      return this.createTyped(ownerId, input.id, { given: { ...texts, ...company }, made });
    });
  }

  /**
   * Adds the signed-in person as a contact of their own (spec 3); as its id is the person's, repeated calls add one. A
   * contact that is in the trash is restored as it was.
   */
  async createOwn({ id, name, givenName, familyName, email }: IntroducedPerson): Promise<RecordChanged<Contact>> {
    return this.database.transaction(async () => {
      const earlier = await this.records.rows.findOrNull(id, id, { withDeleted: true });
      if (earlier !== null) {
        const logEntryId = await this.records.restore(id, id);
        return { id, row: await this.records.rows.find(id, id), logEntryId };
      }
      return this.create(id, {
        id,
        // A provider that knows no parts of a name returns the whole.
        firstName: givenName ?? name,
        lastName: familyName,
        email,
        role: JOB_HUNTER,
        description: "Logged In User",
      });
    });
  }

  /**
   * Changes a contact; what is absent stays. Throws CONFLICT when `version` is given and no longer true, and NOT_FOUND for a
   * company that is not the owner's.
   */
  async update(ownerId: string, input: UpdateContactInput): Promise<RecordChanged<Contact>> {
    const texts = textsOf(UpdateContactInput, input);
    return this.database.transaction(async () => {
      const company =
        input.companyId === undefined ? {} : { companyId: await this.companyId(ownerId, input.companyId) };
      return this.updateTyped(ownerId, input.id, { ...texts, ...company }, input.version);
    });
  }

  private async companyId(ownerId: string, id: string | null): Promise<string | null> {
    return id === null ? null : (await this.companies.find(ownerId, id)).id;
  }
}
