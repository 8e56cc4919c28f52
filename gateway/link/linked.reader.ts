import { isInvited } from "../appointment/invited.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import type { Page } from "../database/page.js";
import { PagesOfMany } from "../database/pages-of-many.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import { genericPlan } from "../database/generic-plan.js";
import type { ListsReader } from "../graphql/list-field.js";
import { DEFAULT_TIME_ZONE } from "../jobhunt/person-days.js";
import { stepDefinition, StepName } from "../jobhunt/workflow.js";
import { isAnswered } from "../sign/answered.js";
import { dayIn, type Day } from "../platform/day.js";
import type { Note } from "../note/note.entity.js";
import type { RecordDefinition } from "../record/record-definition.js";
import { employerSql } from "./employer.js";
import { stepNameOf } from "./link-steps.js";
import type { LinkedEdge } from "./link.types.js";
import { notesOfJobHunt, type LinkedRow, type Relation } from "./relations.js";

/** A page of linked records. */
export type LinkedPage<T> = Omit<Page<T>, "edges"> & { readonly edges: readonly LinkedEdge<T>[] };

/** The employer of a hunt, as it is read with the hunt. */
export interface KnownEmployer {
  readonly name: string;
  readonly companyId: string | null;
}

/** The employer of one of many hunts. */
export interface JobHuntEmployer extends KnownEmployer {
  readonly jobHuntId: string;
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

  /** Returns what reads such a list of many records. */
  listsOf<T extends OwnedEntity>(relation: Relation<T>): ListsReader<LinkedPage<T>> {
    const lists = new PagesOfMany(this.database, relation);
    return {
      pagesOf: async (...asked) => (await lists.pagesOf(...asked)).map((page) => toLinkedPage(page, relation)),
      countsOf: (...asked) => lists.countsOf(...asked),
    };
  }

  /**
   * Returns the employers of many hunts, in no order: the company that was linked last as the employer, else the name that
   * was captured. Hunts without either are left out.
   */
  async employersOf(ownerId: string, jobHuntIds: readonly string[]): Promise<JobHuntEmployer[]> {
    return this.database.queryOwned<JobHuntEmployer>(
      ownerId,
      genericPlan(`select h.id as "jobHuntId", employer.* from job_hunt h cross join lateral (${employerSql("h")}) as employer
       where h.owner_id = $1 and h.id = any($2::uuid[])`),
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
}

function toLinkedPage<T extends OwnedEntity>(page: Page<LinkedRow>, { toNode }: Relation<T>): LinkedPage<T> {
  const edges = page.edges.map(({ cursor, node }) => {
    const { linkId, linkedAt, linkRole, linkStep, linkNote, ...columns } = node;
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
