import { JOB_HUNT_LINKS_MAX } from "../../schema/limits.js";
import { equals } from "../database/conditions.js";
import type { Clock } from "../platform/clock.js";
import type { Database } from "../database/database.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import { selectWhere } from "../database/select.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { JobHuntReader } from "../jobhunt/job-hunt.reader.js";
import { changeOf, creationOf, type Change } from "../log/change.js";
import type { LogService } from "../log/log.service.js";
import { AppError } from "../platform/errors.js";
import { RecordKind } from "../platform/record-kind.js";
import { refuse } from "../platform/validation.js";
import type { LoggedRecords } from "../record/logged-records.js";
import { textsOf } from "../record/text-field.js";
import { LinkRole } from "./link-role.js";
import { stepNumberOf } from "./link-steps.js";
import { Link } from "./link.entity.js";
import { LinkRecordInput } from "./link.input.js";
import type { LinkChange } from "./link.types.js";

/** The kinds that a hunt can be linked with. */
const LINKED_KINDS = [RecordKind.COMPANY, RecordKind.CONTACT, RecordKind.DOCUMENT, RecordKind.NOTE] as const;
/** One of these kinds. */
export type LinkedKind = (typeof LINKED_KINDS)[number];

/** The columns of a link, one for each kind. */
const COLUMNS = {
  COMPANY: { property: "companyId", sql: "r.company_id" },
  CONTACT: { property: "contactId", sql: "r.contact_id" },
  DOCUMENT: { property: "documentId", sql: "r.document_id" },
  NOTE: { property: "noteId", sql: "r.note_id" },
} as const satisfies Readonly<Record<LinkedKind, { property: keyof Link; sql: string }>>;

/** The records that hunts can be linked with, by their kind. */
export type LinkedRecords = Readonly<Record<LinkedKind, LoggedRecords<OwnedEntity>>>;

/** The place of a link: a hunt has one live link at each. */
interface Place {
  readonly kind: LinkedKind;
  readonly id: string;
  readonly step: number | null;
}

/** The company that a capture names for a role, and the one that the capture before it named. */
export interface CapturedCompany {
  readonly role: LinkRole;
  readonly companyId: string | null;
  readonly previousId: string | null;
}

/** The links of hunts with companies, contacts, documents and notes; each change is one transaction with its log entry. */
export class LinkService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: OwnedRepository<Link>,
    private readonly jobHunts: OwnedRepository<JobHunt>,
    private readonly reader: JobHuntReader,
    private readonly linked: LinkedRecords,
    private readonly log: LogService,
  ) {}

  /**
   * Links a record to a hunt or to one of its steps, or changes the link that is there. Throws NOT_FOUND, and VALIDATION
   * beyond JOB_HUNT_LINKS_MAX.
   */
  async link(ownerId: string, input: LinkRecordInput): Promise<LinkChange> {
    const kind = kindOf(input);
    const role = roleFor(kind, input.role);
    const { note } = textsOf(LinkRecordInput, input);
    return this.database.transaction(async () => {
      const { hunt, place, name } = await this.lock(ownerId, kind, input);
      const existing = await this.findLive(ownerId, hunt.id, place);
      if (existing === null) {
        const values = { role: role ?? (kind === RecordKind.COMPANY ? LinkRole.OTHER : null), note: note ?? null };
        const link = await this.add(hunt, place, values);
        return this.tell(hunt, link, "link.added", name, creationOf(RecordKind.LINK, link));
      }
      const change = changeOf(RecordKind.LINK, existing, {
        role: role ?? existing.role,
        note: note === undefined ? existing.note : note,
      });
      if (JSON.stringify(change.before) === JSON.stringify(change.after)) return this.unchanged(hunt, existing);
      const link = await this.links.update(existing, change.after);
      return this.tell(hunt, link, "link.changed", name, change);
    });
  }

  /** Removes a link, and never what it links. Throws NOT_FOUND when the hunt or the record is not the owner's. */
  async unlink(ownerId: string, input: LinkRecordInput): Promise<LinkChange> {
    const kind = kindOf(input);
    return this.database.transaction(async () => {
      const { hunt, place, name } = await this.lock(ownerId, kind, input);
      const existing = await this.findLive(ownerId, hunt.id, place);
      return existing === null
        ? this.unchanged(hunt, null)
        : this.tell(hunt, existing, "link.removed", name, await this.removeUnlogged(existing));
    });
  }

  /**
   * Links the companies that a capture names to its locked hunt, for a caller that logs the changes with others. The link
   * that the capture before it made is replaced when it names another company; links made or changed by hand stay.
   */
  async captureUnlogged(hunt: JobHunt, captured: readonly CapturedCompany[]): Promise<Change[]> {
    const changes: Change[] = [];
    for (const { role, companyId, previousId } of captured) {
      if (companyId === previousId) continue;
      if (previousId !== null) {
        const earlier = await this.findLive(hunt.ownerId, hunt.id, wholeHuntPlace(previousId));
        if (earlier !== null && isAsCaptured(earlier, role)) changes.push(await this.removeUnlogged(earlier));
      }
      if (companyId === null) continue;
      const place = wholeHuntPlace(companyId);
      if ((await this.findLive(hunt.ownerId, hunt.id, place)) !== null) continue;
      changes.push(creationOf(RecordKind.LINK, await this.add(hunt, place, { role, note: null })));
    }
    return changes;
  }

  /**
   * Links a company to a new hunt as its employer, for a caller that logs the change with the creation of the hunt. Throws
   * NOT_FOUND with the field `companyId`.
   */
  async employerUnlogged(hunt: JobHunt, companyId: string): Promise<Change> {
    const company = await this.linked.COMPANY.rows.findOrNull(hunt.ownerId, companyId, { lock: true });
    if (company === null) {
      const message = `companyId: there is no company with the id ${companyId.slice(0, 64)}.`;
      throw new AppError("NOT_FOUND", { message, fields: [{ field: "companyId", rule: "exists", message }] });
    }
    const values = { role: LinkRole.EMPLOYER, note: null };
    return creationOf(RecordKind.LINK, await this.add(hunt, wholeHuntPlace(company.id), values));
  }

  /** Throws VALIDATION when a locked hunt has as many links as it can have. */
  async requireRoom(ownerId: string, jobHuntId: string): Promise<void> {
    const [row] = await this.database.queryOwned<{ count: number }>(
      ownerId,
      `select count(*)::integer as count from link where owner_id = $1 and job_hunt_id = $2 and deleted_at is null`,
      [jobHuntId],
    );
    if ((row?.count ?? 0) < JOB_HUNT_LINKS_MAX) return;
    const message = `jobHuntId: a hunt has at most ${JOB_HUNT_LINKS_MAX} links. Unlink something first.`;
    refuse([{ field: "jobHuntId", rule: "maxItems", message }]);
  }

  /** Returns the live link of the same hunt, record and step; null when there is none. */
  async findTwin(link: Link): Promise<Link | null> {
    for (const kind of LINKED_KINDS) {
      const id = link[COLUMNS[kind].property];
      if (id !== null) return this.findLive(link.ownerId, link.jobHuntId, { kind, id, step: link.step });
    }
    return null;
  }

  /** Locks the hunt, so that two links of one record do not meet, then the record. */
  private async lock(
    ownerId: string,
    kind: LinkedKind,
    input: LinkRecordInput,
  ): Promise<{ hunt: JobHunt; place: Place; name: string }> {
    const hunt = await this.jobHunts.find(ownerId, input.jobHuntId, { lock: true });
    const { rows, definition } = this.linked[kind];
    const record = await rows.find(ownerId, input.id, { lock: true });
    return { hunt, place: { kind, id: record.id, step: stepNumberOf(input.step) }, name: definition.nameOf(record) };
  }

  private async findLive(ownerId: string, jobHuntId: string, { kind, id, step }: Place): Promise<Link | null> {
    const [link] = await selectWhere<Link>(
      this.database,
      ownerId,
      { entity: Link },
      {
        where: [
          equals("r.job_hunt_id", jobHuntId),
          equals(COLUMNS[kind].sql, id),
          (add) => (step === null ? "r.step is null" : `r.step = ${add(step)}`),
        ],
        most: 1,
        lock: true,
      },
    );
    return link ?? null;
  }

  private async add(
    hunt: JobHunt,
    { kind, id, step }: Place,
    values: { readonly role: LinkRole | null; readonly note: string | null },
  ): Promise<Link> {
    await this.requireRoom(hunt.ownerId, hunt.id);
    const place = { jobHuntId: hunt.id, [COLUMNS[kind].property]: id, step };
    const { row } = await this.links.insertOnce(hunt.ownerId, null, { ...place, ...values });
    return row;
  }

  private async removeUnlogged(link: Link): Promise<Change> {
    const change = changeOf(RecordKind.LINK, link, { deletedAt: this.clock.now() });
    await this.links.update(link, change.after);
    return change;
  }

  private async tell(
    hunt: JobHunt,
    link: Link,
    key: "link.added" | "link.changed" | "link.removed",
    other: string,
    change: Change,
  ): Promise<LinkChange> {
    const logEntryId = await this.log.record(hunt.ownerId, {
      action: key,
      says: { key, facts: { other, name: hunt.name } },
      subject: { kind: RecordKind.JOB_HUNT, id: hunt.id },
      changes: [change],
    });
    return { ...(await this.unchanged(hunt, link)), logEntryId };
  }

  private async unchanged({ ownerId, id }: JobHunt, link: Link | null): Promise<LinkChange> {
    const jobHunt = await this.reader.find(ownerId, id);
    return { id: link?.id ?? null, jobHunt, link: link?.deletedAt == null ? link : null, logEntryId: null };
  }
}

/** Returns the kind of the linked record. Throws VALIDATION for one that no hunt is linked with. */
function kindOf({ kind }: LinkRecordInput): LinkedKind {
  const linked = LINKED_KINDS.find((known) => known === kind);
  if (linked !== undefined) return linked;
  const message = "kind: a hunt can be linked with a COMPANY, a CONTACT, a DOCUMENT or a NOTE.";
  throw new AppError("VALIDATION", { message, fields: [{ field: "kind", rule: "enum", message }] });
}

/** Returns the role that the input gives; null when it gives none. Throws VALIDATION for a record that is no company. */
function roleFor(kind: LinkedKind, role: LinkRole | null | undefined): LinkRole | null {
  if (role != null && kind !== RecordKind.COMPANY) {
    refuse([{ field: "role", rule: "company", message: "role: only a company has one." }]);
  }
  return role ?? null;
}

function wholeHuntPlace(companyId: string): Place {
  return { kind: RecordKind.COMPANY, id: companyId, step: null };
}

/** Returns true for a link that is as the capture made it. */
function isAsCaptured(link: Link, role: LinkRole): boolean {
  return link.role === role && link.note === null;
}
