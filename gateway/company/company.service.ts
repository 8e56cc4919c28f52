import { uuidv7 } from "uuidv7";
import { foldText, isSameName, typedWords } from "../../schema/fold-text.js";
import { TYPE_NAME_MAX } from "../../schema/limits.js";
import { cleanText } from "../platform/clean-text.js";
import { foldWordsSql } from "../platform/fold-text.js";
import { equalsFolded, isNamed } from "../database/conditions.js";
import { likeLiteral, type Connection } from "../database/page.js";
import { selectWhere } from "../database/select.js";
import type { Condition } from "../database/statement.js";
import { foundByWords, ownedIds, textQuery } from "../database/word-query.js";
import type { RecordChanged } from "../record/change-of.js";
import type { ListArgs } from "../record/list-args.js";
import { TypedRecordService } from "../record/typed-record-service.js";
import { textsOf } from "../record/text-field.js";
import type { Company } from "./company.entity.js";
import { CreateCompanyInput, UpdateCompanyInput } from "./company.input.js";
import { COMPANY_RECORD } from "./company.record.js";
import type { CompanyWhere } from "./company.types.js";

/** The name of a company whose name was left empty. */
const UNNAMED = "New Company";

/** The most companies with the words of a name that are compared with it. */
const NAMESAKES_MOST = 1_000;

/** Returns the condition that a company is one of those with the words of a query; by the index alone. */
function holdsWords(query: string, withOld: boolean): string {
  const { list, search } = COMPANY_RECORD;
  const found = foundByWords("company", { names: list.names, texts: search.texts }, `${query}::text`);
  const isFound = `r.id = any(array(${ownedIds(found, NAMESAKES_MOST)}))`;
  // Words of before have other spellings, so these names are all compared.
  return withOld ? `(${isFound} or r.folds is null)` : isFound;
}

/** The companies of a person; each change is one transaction with its log entry. */
export class CompanyService extends TypedRecordService<Company> {
  /** Returns a page of companies, by name unless another order is asked for. Throws VALIDATION on a cursor of another order. */
  async list(ownerId: string, args: ListArgs<CompanyWhere>): Promise<Connection<Company>> {
    return this.page(ownerId, args, { where: [isNamed("r.type", "type", args.where?.type, TYPE_NAME_MAX)] });
  }

  /** Returns the addresses in use that have a word which begins like the folded text, the most frequent first. */
  async addressesLike(ownerId: string, folded: string, first: number): Promise<string[]> {
    const rows = await this.database.queryOwned<{ address: string }>(
      ownerId,
      `select address from company where owner_id = $1 and deleted_at is null and ${foldWordsSql("address")} like $2
       group by address order by count(*) desc, max(updated_at) desc, address limit $3`,
      [likeLiteral(folded), first],
    );
    return rows.map(({ address }) => address);
  }

  /** Adds a company. With an id of the caller's choice a repetition returns the company that exists. */
  async create(ownerId: string, input: CreateCompanyInput): Promise<RecordChanged<Company>> {
    const given = textsOf(CreateCompanyInput, input);
    return this.createTyped(ownerId, input.id, { given, made: { name: UNNAMED, noteGuid: uuidv7() } });
  }

  /** Returns one company, locked until the transaction ends. Throws NOT_FOUND. */
  async find(ownerId: string, id: string): Promise<Company> {
    return this.records.rows.find(ownerId, id, { lock: true });
  }

  /** Returns the id of the only company with that name, in any spelling; null when there is none, or more. */
  async findOnlyNamed(ownerId: string, name: string): Promise<string | null> {
    const [first, second] = await this.findNamed(ownerId, cleanText("line", name));
    return first === undefined || second !== undefined ? null : first.id;
  }

  /** Returns the companies with a name, in any spelling. */
  private async findNamed(ownerId: string, name: string): Promise<readonly Company[]> {
    if (name === "") return [];
    const query = textQuery(typedWords(name), "");
    const where: Condition[] =
      query === null ? [equalsFolded("r.name", name)] : [(add) => holdsWords(add(query), this.database.hasOldWords)];
    const holding = await selectWhere<Company>(this.database, ownerId, COMPANY_RECORD, { where });
    return holding.filter(({ name: other }) => isSameName(name, other));
  }

  /** Returns the company of that name and type, added when there is none; names are the same in any spelling. */
  async findOrCreate(
    ownerId: string,
    input: { name: string; type: string; address?: string | null },
  ): Promise<Company> {
    const name = cleanText("line", input.name);
    return this.database.transaction(async () => {
      // There is no row to lock yet: a transaction that looks for the same name waits, and then finds the row of the
      // first.
      await this.database.query(`select pg_advisory_xact_lock(hashtextextended(lower($1), 0))`, [
        JSON.stringify([ownerId, input.type, foldText(name)]),
      ]);
      const where = [equalsFolded("r.name", name), equalsFolded("r.type", input.type)];
      const [existing] = await selectWhere<Company>(this.database, ownerId, COMPANY_RECORD, { where, most: 1 });
      const isOfType = ({ type }: Company): boolean => type?.toLowerCase() === input.type.toLowerCase();
      return (
        existing ?? (await this.findNamed(ownerId, name)).find(isOfType) ?? (await this.create(ownerId, input)).row
      );
    });
  }

  /** Changes a company; what is absent stays. Throws CONFLICT when `version` is given and no longer true. */
  async update(ownerId: string, input: UpdateCompanyInput): Promise<RecordChanged<Company>> {
    return this.updateTyped(ownerId, input.id, textsOf(UpdateCompanyInput, input), input.version);
  }
}
