import { foldText } from "../../schema/fold-text.js";
import { FILTER_MAX, FIND_JOB_HUNTS_MAX } from "../../schema/limits.js";
import { columnsOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { typedQuery, wordsSql, type WordTexts } from "../database/word-query.js";
import { genericPlan } from "../database/generic-plan.js";
import { JOB_HUNT_ROWS, toJobHunt, type JobHuntRow } from "../jobhunt/job-hunt.reader.js";
import { checkRange, checkText } from "../platform/validation.js";
import type { SearchedDefinition } from "../record/record-definition.js";
import { RECORDS } from "../registry/records.js";
import { phoneKeys, selectCalled } from "./phone-number.js";
import { JobHuntMatch, type FoundJobHunt } from "./search.payloads.js";
import { askedSql, isNamedSql, selectWorded } from "./searched-words.js";

/** A whole hunt, and what of it was found. */
type FoundRow = JobHuntRow & { readonly match: JobHuntMatch; readonly text: string };

/** The words of a captured job title and employer, exactly as the index job_details_caller has them. */
const ADVERT_TEXTS = { names: "null::text", texts: "title, company_name" };
const { NAME, JOB_TITLE, EMPLOYER, CONTACT, PHONE } = JobHuntMatch;
/** What says most about a hunt that was found by several of them comes first. */
const PLACES = [PHONE, NAME, CONTACT, EMPLOYER, JOB_TITLE].map((match) => `'${match}'`).join(", ");

/** Returns the statement of the rows that hold the words; materialized, so that no other index is used in its place. */
const worded = (table: string, texts: WordTexts, columns: string, withOld: boolean): string => {
  const sought = { words: wordsSql(texts), texts: texts.texts, withOld };
  return `${table}_worded as materialized (${selectWorded(`${columns}, deleted_at`, { table }, sought)})`;
};

/** Returns the texts of a kind for `worded`. */
const textsOf = ({ list: { names }, search: { texts } }: SearchedDefinition): WordTexts => ({ names, texts });

/** Returns the condition that one of the found rows has the id. Within an "or" it is a look-up in memory, see LINKED. */
const isOneOf = (id: string, found: string): string => `${id} in (select id from ${found})`;

/** Linked companies and contacts: where the number lies, and the name. */
const RECORDS_WITH_NUMBERS = [
  { definition: RECORDS.COMPANY, table: "company", key: "company_id", number: "phone", match: EMPLOYER },
  { definition: RECORDS.CONTACT, table: "contact", key: "contact_id", number: "mobile", match: CONTACT },
];

/**
 * The links of what was found; who is at an appointment is linked by it. All links of a person are read once: thousands of
 * found contacts may have none, and a look-up of each takes longer.
 */
const LINKED = `linked as materialized (select job_hunt_id, company_id, contact_id from (
      select job_hunt_id, company_id, contact_id from link where owner_id = $1 and deleted_at is null
      union all select a.job_hunt_id, null, c.contact_id from appointment_contact c cross join lateral (
        select job_hunt_id, deleted_at from appointment where owner_id = $1 and id = c.appointment_id offset 0) as a
      where c.owner_id = $1 and a.deleted_at is null) as link
    where (${RECORDS_WITH_NUMBERS.flatMap(({ table, key }) => [
      isOneOf(key, `${table}_worded`),
      isOneOf(key, `${table}_called`),
    ]).join(" or ")}))`;

/** The names and numbers of linked records, each looked up by its key: an embedded database has no statistics. */
const foundByLinks = RECORDS_WITH_NUMBERS.map(
  ({ definition, table, key, number, match }) => `select l.job_hunt_id,
      case when l.is_called then '${PHONE}' else '${match}' end as match,
      case when l.is_called then concat_ws(' · ', nullif(r.name, ''), r.number) else r.name end as text,
      l.is_called or ${isNamedSql("r.name")} as "isNamed"
    from (select *, ${isOneOf(key, `${table}_called`)} as is_called from linked where ${key} is not null offset 0) as l, asked
    cross join lateral (select ${definition.name} as name, ${number} as number, deleted_at from ${table}
      where owner_id = $1 and id = l.${key} offset 0) as r where r.deleted_at is null`,
).join(" union all ");

const HUNT = columnsOf(JOB_HUNT_ROWS.entity, "r", JOB_HUNT_ROWS.computed());
const IN_ORDER = `order by found."isActive" desc, found."isNamed" desc, found.updated_at desc, found.job_hunt_id`;

/**
 * One statement. $2: the words; $3: the keys of the number, see `selectCalled`; $4: how many hunts; $5: the folded text; $6: the
 * query of its words, null when there are none.
 */
const findSql = (withOld: boolean): string => `
  with asked as (select ${askedSql({ folded: "$5", query: "$6", withOld })}),
  ${worded("job_hunt", textsOf(RECORDS.JOB_HUNT), "id, name", withOld)},
  ${worded("job_details", ADVERT_TEXTS, "job_hunt_id, title, company_name", withOld)},
  ${RECORDS_WITH_NUMBERS.flatMap(({ definition, table, number }) => [
    worded(table, textsOf(definition), "id", withOld),
    `${table}_called as materialized (${selectCalled(table, number)})`,
  ]).join(", ")},
  ${LINKED},
  one as (
    select distinct on (job_hunt_id) * from (
      select id as job_hunt_id, '${NAME}' as match, name as text, ${isNamedSql("name")} as "isNamed" from job_hunt_worded, asked
      union all
      select d.job_hunt_id, case when d.title is null or d."isEmployer" then '${EMPLOYER}' else '${JOB_TITLE}' end,
        case when d.title is null or d."isEmployer" then d.company_name else d.title end, d."isTitle" or d."isEmployer"
      from (
        select job_hunt_id, title, company_name, "isTitle",
          "isCompany" or not "isTitle" and array_to_tsvector(text_words(company_name)) @@ typed_words as "isEmployer"
        from (select d.*, asked.typed_words, coalesce(${isNamedSql("title")}, false) as "isTitle",
            coalesce(${isNamedSql("company_name")}, false) as "isCompany" from job_details_worded as d, asked
          where d.deleted_at is null offset 0) as named) as d
      union all ${foundByLinks}
      union all select job_hunt_id, '${PHONE}', phone, true from (
        select a.job_hunt_id, a.phone from (${selectCalled("appointment", "phone")}) as called
        cross join lateral (select * from appointment where owner_id = $1 and id = called.id offset 0) as a) as called
    ) as found order by job_hunt_id, "isNamed" desc, array_position(array[${PLACES}], match), text
  )
  select found.match, found.text, ${HUNT} from (
    select one.*, h."isActive", h.updated_at from one
    cross join lateral (select status = 'ACTIVE' as "isActive", updated_at, deleted_at from job_hunt
      where owner_id = $1 and id = one.job_hunt_id offset 0) as h
    where h.deleted_at is null order by h."isActive" desc, one."isNamed" desc, h.updated_at desc, one.job_hunt_id limit $4
  ) as found
  cross join lateral (select * from job_hunt h where h.owner_id = $1 and h.id = found.job_hunt_id offset 0) as r
  ${IN_ORDER}`;

const FIND = genericPlan(findSql(false));
/** While some words are stored as before. */
const FIND_WITH_OLD = genericPlan(findSql(true));

/** Finds a person's hunts by who may be calling. */
export class FindJobHuntsService {
  constructor(private readonly database: Database) {}

  /**
   * Returns each hunt once, with the best of what was found: those under way first, then those whose name or number begins
   * with the text, then the last changed. Throws VALIDATION.
   */
  async find(ownerId: string, { text, first }: { text: string; first: number }): Promise<FoundJobHunt[]> {
    checkText("text", text, FILTER_MAX);
    checkRange("first", first, FIND_JOB_HUNTS_MAX.most);
    if (text.trim() === "") return [];
    const rows = await this.database.queryOwned<FoundRow>(ownerId, this.database.hasOldWords ? FIND_WITH_OLD : FIND, [
      text,
      phoneKeys(text),
      first,
      foldText(text.trim()),
      typedQuery(text),
    ]);
    return rows.map(({ match, text: found, ...hunt }) => ({ jobHunt: toJobHunt(hunt), match, text: found }));
  }
}
