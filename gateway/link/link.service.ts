import type { OwnedEntity } from "../database/owned.entity.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { JobHuntDeps } from "../jobhunt/job-hunt-deps.js";
import { PartService, type PartEntry } from "../jobhunt/parts/part-service.js";
import { revertParts } from "../jobhunt/parts/revert-parts.js";
import type { Change } from "../log/change.js";
import type { Reverter } from "../log/reverter.js";
import { AppError } from "../platform/errors.js";
import { RecordKind } from "../platform/record-kind.js";
import { invalid } from "../platform/validation.js";
import type { LoggedRecords } from "../record/logged-records.js";
import { textsOf } from "../record/text-field.js";
import { LinkRole } from "./link-role.js";
import { stepNumberOf } from "./link-steps.js";
import type { Link } from "./link.entity.js";
import { LinkRecordInput } from "./link.input.js";
import { LINK_RECORD } from "./link.record.js";
import type { LinkChange } from "./link.types.js";

/** The kinds that a hunt can be linked with. */
const LINKED_KINDS = [RecordKind.COMPANY, RecordKind.CONTACT, RecordKind.DOCUMENT, RecordKind.NOTE] as const;
/** One of these kinds. */
export type LinkedKind = (typeof LINKED_KINDS)[number];

/** The property of a link for each kind. */
const PROPERTIES = {
  COMPANY: "companyId",
  CONTACT: "contactId",
  DOCUMENT: "documentId",
  NOTE: "noteId",
} as const satisfies Readonly<Record<LinkedKind, keyof Link>>;

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

/** The dependencies of the service of links. */
interface LinkDeps extends JobHuntDeps {
  readonly linked: LinkedRecords;
}

/** The links of hunts with companies, contacts, documents and notes. */
export class LinkService {
  /** Undoes changes of links. Restoring one throws CONFLICT when the record was linked again since. */
  readonly reverter: Reverter;
  private readonly parts: PartService<Link>;
  private readonly linked: LinkedRecords;

  constructor(deps: LinkDeps) {
    this.parts = new PartService<Link>(deps, LINK_RECORD);
    this.linked = deps.linked;
    const refuseReturn = (link: Link): Promise<void> => this.refuseTwin(link);
    this.reverter = revertParts(deps.database, this.parts, { canBeGone: true, refuseReturn });
  }

  /**
   * Links a record to a hunt or to one of its steps, or changes the link that is there. Throws NOT_FOUND, and VALIDATION
   * beyond JOB_HUNT_LINKS_MAX.
   */
  async link(ownerId: string, input: LinkRecordInput): Promise<LinkChange> {
    const kind = kindOf(input);
    const role = roleFor(kind, input.role);
    const { note } = textsOf(LinkRecordInput, input);
    return this.inPlace(ownerId, kind, input, async ({ hunt, place, name }) => {
      const existing = await this.findLive(hunt, place);
      if (existing === null) {
        const values = { role: role ?? (kind === RecordKind.COMPANY ? LinkRole.OTHER : null), note: note ?? null };
        const { row, change } = await this.add(hunt, place, values);
        return this.changed(hunt, row, { says: "link.added", facts: { other: name }, changes: [change] });
      }
      const wanted = { role: role ?? existing.role, note: note === undefined ? existing.note : note };
      if (existing.role === wanted.role && existing.note === wanted.note) return this.unchanged(hunt, existing);
      const changes = [this.parts.update(existing, wanted)];
      return this.changed(hunt, existing, { says: "link.changed", facts: { other: name }, changes });
    });
  }

  /** Removes a link, and never what it links. Throws NOT_FOUND when the hunt or the record is not the owner's. */
  async unlink(ownerId: string, input: LinkRecordInput): Promise<LinkChange> {
    const kind = kindOf(input);
    return this.inPlace(ownerId, kind, input, async ({ hunt, place, name }) => {
      const existing = await this.findLive(hunt, place);
      if (existing === null) return this.unchanged(hunt, null);
      const changes = [this.parts.markDeleted(existing)];
      return this.changed(hunt, existing, { says: "link.removed", facts: { other: name }, changes });
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
        const earlier = await this.findLive(hunt, wholeHuntPlace(previousId));
        if (earlier !== null && isAsCaptured(earlier, role)) changes.push(this.parts.markDeleted(earlier));
      }
      if (companyId === null) continue;
      const place = wholeHuntPlace(companyId);
      if ((await this.findLive(hunt, place)) !== null) continue;
      changes.push((await this.add(hunt, place, { role, note: null })).change);
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
    return (await this.add(hunt, wholeHuntPlace(company.id), values)).change;
  }

  /** Runs with the hunt, locked, so that two links of one record do not meet, then the record. */
  private async inPlace<T>(
    ownerId: string,
    kind: LinkedKind,
    input: LinkRecordInput,
    act: (locked: { hunt: JobHunt; place: Place; name: string }) => Promise<T>,
  ): Promise<T> {
    return this.parts.inHunt(ownerId, input.jobHuntId, async (hunt) => {
      const { rows, definition } = this.linked[kind];
      const record = await rows.find(ownerId, input.id, { lock: true });
      const place = { kind, id: record.id, step: stepNumberOf(input.step) };
      return act({ hunt, place, name: definition.nameOf(record) });
    });
  }

  private async findLive(hunt: Pick<JobHunt, "ownerId" | "id">, place: Place): Promise<Link | null> {
    return this.parts.findAt(hunt.ownerId, { jobHuntId: hunt.id, ...placeValues(place) });
  }

  private async add(
    hunt: JobHunt,
    place: Place,
    values: Pick<Link, "role" | "note">,
  ): Promise<{ row: Link; change: Change }> {
    return this.parts.add(hunt, { ...placeValues(place), ...values });
  }

  /** Throws CONFLICT when there is a live link of the same hunt, record and step. */
  private async refuseTwin({ ownerId, jobHuntId, step, ...link }: Link): Promise<void> {
    for (const kind of LINKED_KINDS) {
      const id = link[PROPERTIES[kind]];
      if (id === null) continue;
      if ((await this.findLive({ ownerId, id: jobHuntId }, { kind, id, step })) === null) return;
      throw new AppError("CONFLICT", {
        message: "It was linked again since, so this cannot be undone any more.",
        current: { changed: ["deletedAt"] },
      });
    }
  }

  private async changed(hunt: JobHunt, row: Link, entry: PartEntry): Promise<LinkChange> {
    return { ...this.unchanged(hunt, row), logEntryId: await this.parts.log({ hunt, row }, entry) };
  }

  private unchanged({ id: jobHuntId }: JobHunt, link: Link | null): LinkChange {
    return { id: link?.id ?? null, jobHuntId, link: link?.deletedAt == null ? link : null, logEntryId: null };
  }
}

/** Returns the kind of the linked record. Throws VALIDATION for one that no hunt is linked with. */
function kindOf({ kind }: LinkRecordInput): LinkedKind {
  const linked = LINKED_KINDS.find((known) => known === kind);
  if (linked !== undefined) return linked;
  throw invalid("kind", "enum", "a hunt can be linked with a COMPANY, a CONTACT, a DOCUMENT or a NOTE.");
}

/** Returns the role that the input gives; null when it gives none. Throws VALIDATION for a record that is no company. */
function roleFor(kind: LinkedKind, role: LinkRole | null | undefined): LinkRole | null {
  if (role != null && kind !== RecordKind.COMPANY) {
    throw invalid("role", "company", "only a company has one.");
  }
  return role ?? null;
}

function placeValues({ kind, id, step }: Place): Partial<Link> {
  return { [PROPERTIES[kind]]: id, step };
}

function wholeHuntPlace(companyId: string): Place {
  return { kind: RecordKind.COMPANY, id: companyId, step: null };
}

/** Returns true for a link that is as the capture made it. */
function isAsCaptured(link: Link, role: LinkRole): boolean {
  return link.role === role && link.note === null;
}
