import { uuidv7 } from "uuidv7";
import { LINE_MAX, NAME_MAX, TEXT_MAX, TYPE_NAME_MAX } from "../../schema/limits.js";
import { countByType } from "../database/count-by-type.js";
import type { Database } from "../database/database.js";
import type { Writable } from "../database/owned.repository.js";
import type { OwnTypes, TypeChoice } from "../database/own-types.js";
import { filterPattern, pageSize, toPage, type Page } from "../database/page.js";
import { keysetOf, type Sorted, type SortedPageArgs } from "../database/sort.js";
import type { Person } from "../identity/person.entity.js";
import type { LoggedRecords, RecordChanged } from "../log/logged-records.js";
import { checkText, checkTexts, optionalText } from "../validation.js";
import { JOB_HUNTER } from "./contact-type.js";
import type { Contact } from "./contact.entity.js";
import type { CreateContactInput, UpdateContactInput } from "./contact.input.js";
import { CONTACT_KEYS, ContactSort } from "./contact.sort.js";
import type { ContactStatistics } from "./contact.statistics.js";

/** Which contacts are asked for. */
export interface ContactFilter extends SortedPageArgs<ContactSort> {
  readonly filter?: string | null | undefined;
  readonly role?: string | null | undefined;
}

/** A changed contact, and the line of the log that can undo the change; null when nothing had to change. */
export interface ContactChanged {
  readonly contact: Contact;
  readonly logEntryId: string | null;
}

const COLUMNS = `owner_id as "ownerId", id, salutation, first_name as "firstName", middle_names as "middleNames",
  last_name as "lastName", email, mobile, organization, role, description, note_guid as "noteGuid", version,
  created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"`;
const MATCHES = `owner_id = $1 and deleted_at is null
  and ($2::text is null or concat_ws(' ', first_name, middle_names, last_name, organization, email) ilike $2)
  and ($3::text is null or lower(role) = lower($3))`;

/** The contacts of a person; each change is one transaction with its line in the log. */
export class ContactService {
  constructor(
    private readonly database: Database,
    private readonly records: LoggedRecords<Contact>,
    private readonly contactTypes: OwnTypes,
  ) {}

  /** A page of contacts, by name unless another order is asked for. Throws VALIDATION on a cursor of another order. */
  async list(ownerId: string, args: ContactFilter): Promise<Page<Contact>> {
    const size = pageSize(args.first, 50);
    const keyset = keysetOf(CONTACT_KEYS, args.sort ?? ContactSort.NAME, args, { firstParameter: 4 });
    const rows = await this.database.query<Contact & Sorted>(
      `select ${COLUMNS}, ${keyset.column} from contact where ${MATCHES} and ${keyset.condition}
       order by ${keyset.orderBy} limit $6`,
      [ownerId, ...matchParameters(args), ...keyset.parameters, size + 1],
    );
    return toPage(rows, size, keyset.cursorOf);
  }

  /** How many contacts the same filter finds in all. */
  async count(ownerId: string, args: ContactFilter): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::integer as count from contact where ${MATCHES}`,
      [ownerId, ...matchParameters(args)],
    );
    return row?.count ?? 0;
  }

  /** The figures beside the list. */
  async statistics(ownerId: string): Promise<ContactStatistics> {
    const { byType, ...figures } = await countByType(this.database, ownerId, "contact", "role");
    return { ...figures, byRole: byType };
  }

  /** One contact, or null when there is none that is the owner's. */
  async findOrNull(ownerId: string, id: string): Promise<Contact | null> {
    return this.records.rows.findOrNull(ownerId, id);
  }

  /** The kinds of contacts to choose from. */
  async types(ownerId: string): Promise<TypeChoice[]> {
    return this.contactTypes.list(ownerId);
  }

  /** Adds a contact. With an id of the caller's choice a repetition answers the contact that is there. */
  async create(ownerId: string, input: CreateContactInput): Promise<ContactChanged> {
    const values = checked(input);
    return this.database.transaction(async () => {
      await this.contactTypes.remember(ownerId, values.role);
      return asChanged(await this.records.create(ownerId, input.id, { ...values, noteGuid: uuidv7() }));
    });
  }

  /**
   * Adds the signed-in person as a contact of their own (spec 3); the person's id makes it one, however often it is asked.
   * One that lies in the bin comes back as it was.
   */
  async createOwn({ id, name, givenName, familyName, email }: Person): Promise<ContactChanged> {
    return this.database.transaction(async () => {
      const binned = await this.records.rows.findOrNull(id, id, { withDeleted: true });
      if (binned?.deletedAt) {
        const logEntryId = await this.records.restore(id, id);
        return { contact: await this.records.rows.find(id, id), logEntryId };
      }
      return this.create(id, {
        id,
        // A provider that knows no parts of a name gives the whole.
        firstName: givenName ?? name,
        lastName: familyName,
        email,
        role: JOB_HUNTER,
        description: "Logged In User",
      });
    });
  }

  /** Changes a contact; what is absent stays. Throws CONFLICT when `version` is given and no longer true. */
  async update(ownerId: string, input: UpdateContactInput): Promise<ContactChanged> {
    const values = checked(input);
    return this.database.transaction(async () => {
      await this.contactTypes.remember(ownerId, values.role);
      return asChanged(await this.records.update(ownerId, input.id, values, input.version));
    });
  }

  /** Puts a contact into the bin and returns the line of the log. */
  async remove(ownerId: string, id: string): Promise<string> {
    return this.records.remove(ownerId, id);
  }
}

function asChanged({ row, logEntryId }: RecordChanged<Contact>): ContactChanged {
  return { contact: row, logEntryId };
}

function checked(input: CreateContactInput | UpdateContactInput): Writable<Contact> {
  checkTexts({
    salutation: [input.salutation, TYPE_NAME_MAX],
    firstName: [input.firstName, NAME_MAX],
    middleNames: [input.middleNames, NAME_MAX],
    lastName: [input.lastName, NAME_MAX],
    email: [input.email, LINE_MAX],
    mobile: [input.mobile, LINE_MAX],
    organization: [input.organization, NAME_MAX],
    role: [input.role, TYPE_NAME_MAX],
    description: [input.description, TEXT_MAX],
  });
  return {
    ...optionalText("salutation", input.salutation),
    ...optionalText("firstName", input.firstName),
    ...optionalText("middleNames", input.middleNames),
    ...optionalText("lastName", input.lastName),
    ...optionalText("email", input.email),
    ...optionalText("mobile", input.mobile),
    ...optionalText("organization", input.organization),
    ...optionalText("role", input.role),
    ...optionalText("description", input.description),
  };
}

function matchParameters({ filter, role }: ContactFilter): readonly unknown[] {
  return [filterPattern(filter), role ? checkText("role", role, TYPE_NAME_MAX) : null];
}
