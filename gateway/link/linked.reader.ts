import { COUNT_MAX } from "../../schema/limits.js";
import { isInvited } from "../appointment/invited.js";
import { columnsOf, tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import { decodeCursor, pagesByBounds, pageSize, toPage, type Page, type PageArgs } from "../database/page.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import { DEFAULT_TIME_ZONE } from "../jobhunt/person-days.js";
import { stepDefinition, StepName } from "../jobhunt/workflow.js";
import { isAnswered } from "../sign/answered.js";
import { dayIn, type Day } from "../platform/day.js";
import type { Note } from "../note/note.entity.js";
import type { RecordDefinition } from "../record/record-definition.js";
import type { LinkRole } from "./link-role.js";
import { stepNameOf } from "./link-steps.js";
import type { LinkedEdge } from "./link.types.js";
import { notesOfJobHunt, type Relation } from "./relations.js";

/** The default page size of every list of linked records. */
export const LINKED_PAGE = 20;

/** The arguments of a page of the list of one record. */
export interface LinkedKey extends PageArgs {
  readonly id: string;
}

/** A page of linked records. */
export type LinkedPage<T> = Omit<Page<T>, "edges"> & { readonly edges: readonly LinkedEdge<T>[] };

/** The employer of a hunt. */
export interface JobHuntEmployer {
  readonly jobHuntId: string;
  readonly name: string;
  readonly companyId: string | null;
}

/** The applications at a company: `count` are those whose hunts have ended. */
export interface EndedApplications {
  readonly companyId: string;
  readonly count: number;
  readonly sent: number;
  readonly answered: number;
  /** The hunt that ended last; null: there is none. */
  readonly jobHuntId: string | null;
  /** The day where the person was on which it ended; null: there is none, or nobody wrote it down. */
  readonly endedOn: Day | null;
}

/** Of a hunt of an application, in SQL: that it has ended, and that they answered or invited. */
const ENDED = `hunt.status in ('TERMINATED', 'DONE')`;
const ANSWERED = `${isAnswered("hunt.id", "hunt.sent_on")} or ${isInvited("hunt.id")}`;

/** A row of a page: the columns of the record, and those of its link under names of their own. */
interface LinkedRow {
  readonly sourceId: string;
  readonly linkId: string;
  readonly linkedAt: Date;
  readonly linkRole: LinkRole | null;
  readonly linkStep: number | null;
  readonly linkNote: string | null;
}

/** The moment at which a hunt ended; null where it was not written down. */
interface EndedRow {
  readonly endedAt: Date | null;
  readonly timeZone: string | null;
}

const SENT = stepDefinition(StepName.SEND_APPLICATION_BUNDLE).number;

/** Reads the lists of linked records, each list of many records with one statement. */
export class LinkedReader {
  /** The notes of a hunt. */
  readonly notesOfJobHunt: Relation<Note>;

  constructor(
    private readonly database: Database,
    /** The kinds of records that notes can be attached to. */
    noteTargets: readonly Pick<RecordDefinition, "entity">[],
  ) {
    this.notesOfJobHunt = notesOfJobHunt(noteTargets);
  }

  /** Returns the requested page of each of many records, in their order: one statement for all with the same bounds. */
  async pagesOf<T extends OwnedEntity>(
    ownerId: string,
    relation: Relation<T>,
    wanted: readonly LinkedKey[],
  ): Promise<LinkedPage<T>[]> {
    return pagesByBounds(wanted, (alike, bounds) => this.pages(ownerId, relation, alike, bounds));
  }

  /** Returns how many entries the lists of many records have, each counted up to COUNT_MAX, in their order. */
  async countsOf(ownerId: string, relation: Relation, ids: readonly string[]): Promise<number[]> {
    const rows = await this.database.queryOwned<{ id: string; count: number }>(
      ownerId,
      `select source.id, counted.count from unnest($2::uuid[]) as source (id) cross join lateral (
         select count(*)::integer as count from (select 1 ${entriesOf(relation)} limit ${COUNT_MAX}) as entry) as counted`,
      [ids.filter(isId)],
    );
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return ids.map((id) => counts.get(id) ?? 0);
  }

  /**
   * Returns the employers of many hunts, in no order: the company that was linked last as the employer, else the name that
   * was captured. Hunts without either are left out.
   */
  async employersOf(ownerId: string, jobHuntIds: readonly string[]): Promise<JobHuntEmployer[]> {
    return this.database.queryOwned<JobHuntEmployer>(
      ownerId,
      `select h.id as "jobHuntId", coalesce(linked.name, d.company_name) as name, linked.id as "companyId"
       from job_hunt h
       left join lateral (
         select c.id, c.name from link l
         join company c on c.owner_id = l.owner_id and c.id = l.company_id and c.deleted_at is null
         where l.owner_id = h.owner_id and l.job_hunt_id = h.id and l.role = 'EMPLOYER' and l.deleted_at is null
         order by l.created_at desc, l.id desc limit 1) as linked on true
       left join job_details d on d.owner_id = h.owner_id and d.job_hunt_id = h.id and d.deleted_at is null
       where h.owner_id = $1 and h.id = any($2::uuid[]) and coalesce(linked.name, d.company_name) is not null`,
      [jobHuntIds.filter(isId)],
    );
  }

  /**
   * Returns the applications at each of many companies, in no order; those without any are left out. Links, hunts and steps
   * are found by their keys in subqueries, whose other conditions are outside of them: an embedded database has no
   * statistics, and would join whole tables or read an index of another order.
   */
  async applicationsOf(ownerId: string, companyIds: readonly string[]): Promise<EndedApplications[]> {
    const rows = await this.database.queryOwned<Omit<EndedApplications, "endedOn"> & EndedRow>(
      ownerId,
      `select linked.company_id as "companyId", count(*) filter (where ${ENDED})::integer as count,
         count(*)::integer as sent, count(*) filter (where ${ANSWERED})::integer as answered,
         max(hunt.ended_at) filter (where ${ENDED}) as "endedAt",
         (array_agg(hunt.id order by hunt.ended_at desc nulls last, hunt.id desc) filter (where ${ENDED}))[1] as "jobHuntId",
         (select p.time_zone from person p where p.id = $1) as "timeZone"
       from (select distinct l.company_id, l.job_hunt_id from (
             select * from link where owner_id = $1 and company_id = any($2::uuid[]) offset 0) as l
           where l.role = 'EMPLOYER' and l.deleted_at is null) as linked
         cross join lateral (
           select h.id, h.deleted_at, h.status, case h.status when 'TERMINATED' then h.terminated_at else h.finished_at end as ended_at
             , (select s.done_on from job_hunt_step s where s.owner_id = $1 and s.job_hunt_id = h.id and s.number = ${SENT}
                 and s.status = 'DONE') as sent_on
           from job_hunt h where h.owner_id = $1 and h.id = linked.job_hunt_id offset 0) as hunt
       where hunt.deleted_at is null and hunt.sent_on is not null
       group by linked.company_id`,
      [companyIds.filter(isId)],
    );
    return rows.map(({ endedAt, timeZone, ...row }) => ({
      ...row,
      endedOn: endedAt === null ? null : dayIn(timeZone ?? DEFAULT_TIME_ZONE, endedAt),
    }));
  }

  private async pages<T extends OwnedEntity>(
    ownerId: string,
    relation: Relation<T>,
    keys: readonly LinkedKey[],
    { first, after }: PageArgs,
  ): Promise<(key: LinkedKey) => LinkedPage<T>> {
    const size = pageSize(first, LINKED_PAGE);
    const ids = keys.map(({ id }) => id);
    const [moment, key] = decodeCursor(after, 2) ?? [null, null];
    const rows = await this.database.queryOwned<LinkedRow>(ownerId, readPages(relation), [
      ids.filter(isId),
      moment,
      key,
      size + 1,
    ]);
    const bySource = new Map<string, LinkedRow[]>(ids.map((id) => [id, []]));
    for (const row of rows) bySource.get(row.sourceId)?.push(row);
    const cursorOf = ({ linkedAt, linkId }: LinkedRow): string[] => [linkedAt.toISOString(), linkId];
    return ({ id }) => toLinkedPage(toPage(bySource.get(id) ?? [], { size, after, cursorOf }), relation);
  }
}

/** Returns the entries of one list, as the end of a statement: $1 is the owner, and `source.id` what the list belongs to. */
function entriesOf({ entity, join, source }: Relation): string {
  return `from ${tableOf(entity)} r ${join} where r.owner_id = $1 and ${source} = source.id and r.deleted_at is null`;
}

/**
 * Returns the statement that reads a page of the list of each of many records, the oldest entry first. $2: the records;
 * $3, $4: the moment and id after which the pages begin; $5: the rows of each.
 */
function readPages(relation: Relation): string {
  const { entity, computed, entry } = relation;
  const link =
    entry === "l"
      ? `l.role as "linkRole", l.step as "linkStep", l.note as "linkNote"`
      : `null as "linkRole", null as "linkStep", null as "linkNote"`;
  return `select source.id as "sourceId", related.* from unnest($2::uuid[]) as source (id) cross join lateral (
      select ${columnsOf(entity, "r", computed)}, ${link}, ${entry}.id as "linkId", ${entry}.created_at as "linkedAt"
      ${entriesOf(relation)} and ($3::timestamptz is null or (${entry}.created_at, ${entry}.id) > ($3::timestamptz, $4::uuid))
      order by ${entry}.created_at, ${entry}.id limit $5) as related
    order by related."linkedAt", related."linkId"`;
}

function toLinkedPage<T extends OwnedEntity>(page: Page<LinkedRow>, { toNode }: Relation<T>): LinkedPage<T> {
  const edges = page.edges.map(({ cursor, node: { sourceId: _source, ...row } }) => {
    const { linkId, linkedAt, linkRole, linkStep, linkNote, ...columns } = row;
    return {
      cursor,
      node: toNode(columns),
      linkId,
      role: linkRole,
      step: stepNameOf(linkStep),
      note: linkNote,
      linkedAt,
    };
  });
  return { edges, nodes: edges.map(({ node }) => node), pageInfo: page.pageInfo };
}
