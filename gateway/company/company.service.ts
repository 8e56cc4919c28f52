import { uuidv7 } from "uuidv7";
import { LINE_MAX, NAME_MAX, TEXT_MAX, TYPE_NAME_MAX } from "../../schema/limits.js";
import { foldedColumn } from "../address/fold.js";
import { countByType } from "../database/count-by-type.js";
import type { Database } from "../database/database.js";
import type { Writable } from "../database/owned.repository.js";
import type { OwnTypes, TypeChoice } from "../database/own-types.js";
import { filterPattern, likeLiteral, pageSize, toPage, type Page } from "../database/page.js";
import { keysetOf, type Sorted, type SortedPageArgs } from "../database/sort.js";
import type { LoggedRecords, RecordChanged } from "../log/logged-records.js";
import { checkText, checkTexts, givenName, optionalText } from "../validation.js";
import type { Company } from "./company.entity.js";
import type { CreateCompanyInput, UpdateCompanyInput } from "./company.input.js";
import { COMPANY_KEYS, CompanySort } from "./company.sort.js";
import type { CompanyStatistics } from "./company.statistics.js";

/** Which companies are asked for. */
export interface CompanyFilter extends SortedPageArgs<CompanySort> {
  readonly filter?: string | null | undefined;
  readonly type?: string | null | undefined;
}

/** A changed company, and the line of the log that can undo the change; null when nothing had to change. */
export interface CompanyChanged {
  readonly company: Company;
  readonly logEntryId: string | null;
}

/** The name of a company whose name was left empty. */
const UNNAMED = "New Company";

const COLUMNS = `owner_id as "ownerId", id, name, description, address, type, note_guid as "noteGuid", version,
  created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"`;
const MATCHES = `owner_id = $1 and deleted_at is null and ($2::text is null or name ilike $2)
  and ($3::text is null or lower(type) = lower($3))`;

/** The companies of a person; each change is one transaction with its line in the log. */
export class CompanyService {
  constructor(
    private readonly database: Database,
    private readonly records: LoggedRecords<Company>,
    private readonly companyTypes: OwnTypes,
  ) {}

  /** A page of companies, by name unless another order is asked for. Throws VALIDATION on a cursor of another order. */
  async list(ownerId: string, args: CompanyFilter): Promise<Page<Company>> {
    const size = pageSize(args.first, 50);
    const keyset = keysetOf(COMPANY_KEYS, args.sort ?? CompanySort.NAME, args, { firstParameter: 4 });
    const rows = await this.database.query<Company & Sorted>(
      `select ${COLUMNS}, ${keyset.column} from company where ${MATCHES} and ${keyset.condition}
       order by ${keyset.orderBy} limit $6`,
      [ownerId, ...matchParameters(args), ...keyset.parameters, size + 1],
    );
    return toPage(rows, size, keyset.cursorOf);
  }

  /** How many companies the same filter finds in all. */
  async count(ownerId: string, args: CompanyFilter): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::integer as count from company where ${MATCHES}`,
      [ownerId, ...matchParameters(args)],
    );
    return row?.count ?? 0;
  }

  /** The figures beside the list. */
  async statistics(ownerId: string): Promise<CompanyStatistics> {
    return countByType(this.database, ownerId, "company", "type");
  }

  /** One company, or null when there is none that is the owner's. */
  async findOrNull(ownerId: string, id: string): Promise<Company | null> {
    return this.records.rows.findOrNull(ownerId, id);
  }

  /** Many companies at once, in no order; what is not the owner's is left out. */
  async findMany(ownerId: string, ids: readonly string[]): Promise<Company[]> {
    return this.database.query<Company>(
      `select ${COLUMNS} from company where owner_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
      [ownerId, ids],
    );
  }

  /** The addresses somebody has used that have a word which begins like the folded text, the most frequent first. */
  async addressesLike(ownerId: string, folded: string, first: number): Promise<string[]> {
    const rows = await this.database.query<{ address: string }>(
      `select address from company where owner_id = $1 and deleted_at is null and ${foldedColumn("address")} like $2
       group by address order by count(*) desc, max(updated_at) desc, address limit $3`,
      [ownerId, likeLiteral(folded), first],
    );
    return rows.map(({ address }) => address);
  }

  /** The kinds of companies to choose from. */
  async types(ownerId: string): Promise<TypeChoice[]> {
    return this.companyTypes.list(ownerId);
  }

  /** Adds a company. With an id of the caller's choice a repetition answers the company that is there. */
  async create(ownerId: string, input: CreateCompanyInput): Promise<CompanyChanged> {
    const { name = UNNAMED, description = null, address = null, type = null } = checked(input);
    return this.database.transaction(async () => {
      await this.companyTypes.remember(ownerId, type);
      return asChanged(
        await this.records.create(ownerId, input.id, { name, description, address, type, noteGuid: uuidv7() }),
      );
    });
  }

  /** The company of that name and type, added when there is none; names are the same whatever their case. */
  async findOrCreate(
    ownerId: string,
    input: { name: string; type: string; address?: string | null },
  ): Promise<CompanyChanged> {
    const name = input.name.trim();
    return this.database.transaction(async () => {
      // Nothing is there to be locked yet: whoever looks for the same name waits, and then finds what the first has made.
      await this.database.query(`select pg_advisory_xact_lock(hashtextextended(lower($1), 0))`, [
        JSON.stringify([ownerId, input.type, name]),
      ]);
      const [existing] = await this.database.query<Company>(
        `select ${COLUMNS} from company where owner_id = $1 and deleted_at is null and lower(name) = lower($2)
         and lower(type) = lower($3) order by id limit 1`,
        [ownerId, name, input.type],
      );
      return existing === undefined ? this.create(ownerId, input) : { company: existing, logEntryId: null };
    });
  }

  /** Changes a company; what is absent stays. Throws CONFLICT when `version` is given and no longer true. */
  async update(ownerId: string, input: UpdateCompanyInput): Promise<CompanyChanged> {
    const values = checked(input);
    return this.database.transaction(async () => {
      await this.companyTypes.remember(ownerId, values.type);
      return asChanged(await this.records.update(ownerId, input.id, values, input.version));
    });
  }

  /** Puts a company into the bin, from where `undo` brings it back, and returns the line of the log. */
  async remove(ownerId: string, id: string): Promise<string> {
    return this.records.remove(ownerId, id);
  }
}

function asChanged({ row, logEntryId }: RecordChanged<Company>): CompanyChanged {
  return { company: row, logEntryId };
}

type CompanyValues = Pick<Writable<Company>, "name" | "description" | "address" | "type">;

/** The values that were given, trimmed and within their limits; an empty text is none. Throws VALIDATION. */
function checked(input: CreateCompanyInput | UpdateCompanyInput): CompanyValues {
  checkTexts({
    name: [input.name, NAME_MAX],
    description: [input.description, TEXT_MAX],
    address: [input.address, LINE_MAX],
    type: [input.type, TYPE_NAME_MAX],
  });
  return {
    ...givenName(input.name),
    ...optionalText("description", input.description),
    ...optionalText("address", input.address),
    ...optionalText("type", input.type),
  };
}

function matchParameters({ filter, type }: CompanyFilter): readonly unknown[] {
  return [filterPattern(filter), type ? checkText("type", type, TYPE_NAME_MAX) : null];
}
