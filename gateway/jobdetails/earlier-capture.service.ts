import { ADVERT_MAX, LINE_MAX, NAME_MAX, URL_MAX } from "../../schema/limits.js";
import { isId } from "../database/ids.js";
import type { JobHuntDeps } from "../jobhunt/job-hunt-deps.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { StepName, STEPS } from "../jobhunt/workflow.js";
import { RecordKind } from "../platform/record-kind.js";
import { checkTexts, invalid } from "../platform/validation.js";
import { advertMemoryOf, FINGERPRINT_BITS, PART_BITS, SIMILAR_BITS, titleKeyOf } from "./advert-memory.js";
import { longerNameSql, shortNameOf } from "./company-key.js";
import {
  EarlierCaptureKind,
  type DifferentJobs,
  type EarlierCapture,
  type EarlierCapturesInput,
  type MarkDifferentJobsInput,
} from "./earlier-capture.js";
import type { JobDetailsReader } from "./job-details.reader.js";
import {
  comparisonOf,
  LikenessReason,
  mayBeOneTitle,
  titleShare,
  type ComparedAdvert,
  type Likeness,
} from "./likeness.js";
import { storedText } from "./job-data.js";
import { isPartOfAdvert } from "./part-of-advert.js";
import { matchOf } from "./source-key.js";
import { wordsOf } from "./words-of.js";

const SHOWN = 5;
/** The most that may be alike; of an employer with more adverts the newest. */
const CANDIDATES = 200;
/** Those that are read and compared whole, of which the most alike are returned. */
const COMPARED = 8;
const BITS = `bit(${FINGERPRINT_BITS})`;
const SEND_STEP = STEPS.find(({ name }) => name === StepName.SEND_APPLICATION_BUNDLE)?.number;

const KINDS = Object.values(EarlierCaptureKind);

/** One posting, under whatever employer: an agency may leave it out. */
const SAME_POSTING: ReadonlySet<EarlierCaptureKind> = new Set([
  EarlierCaptureKind.SAME_ADVERT,
  EarlierCaptureKind.SAME_ADDRESS,
]);

/** A capture that shares so few words that only its whole text shows whether one advert is a part of the other. */
const PART = "PART";

interface Match {
  readonly kind: EarlierCaptureKind | typeof PART;
  readonly jobHuntId: string;
  readonly capturedAt: Date;
  readonly appliedAt: Date | null;
  /** Whether its text may be a part of the advert, or the advert a part of it. */
  readonly mayBePart: boolean;
  /** Whether the name of its company is the same, not the same with a description. */
  readonly isSameName: boolean;
}

/** A match with what is cheap to compare. */
interface Candidate extends Match {
  readonly titleKey: string | null;
  /** Whether the advert's reference number is somewhere in the record. */
  readonly hasReference: boolean;
}

/** Comparing fingerprints reads every record of one person: some hundreds, each a matter of microseconds. */
const MATCHES = `
  select k.kind, d.job_hunt_id as "jobHuntId", d.created_at as "capturedAt", s.changed_at as "appliedAt",
    coalesce(b.differing <= ${PART_BITS}, false) as "mayBePart", coalesce(d.company_key = $6, false) as "isSameName",
    d.title_key as "titleKey", coalesce(strpos(d.data, $9) > 0, false) as "hasReference"
  from job_details d
  join job_hunt h on h.owner_id = d.owner_id and h.id = d.job_hunt_id and h.deleted_at is null
  left join job_hunt_step s on s.owner_id = d.owner_id and s.job_hunt_id = d.job_hunt_id and s.number = $8 and s.status = 'DONE'
  cross join lateral (select bit_count(('x' || d.advert_fingerprint)::${BITS} # ('x' || $5::text)::${BITS}) as differing) as b
  cross join lateral (select * from (values
    (1, 'SAME_ADVERT', d.advert_hash = $3),
    (2, 'SAME_ADDRESS', split_part(d.source_key, ' ', 1) = $4
      and ($11::text[] is null or string_to_array(d.source_key, ' ') && $11::text[])),
    (3, 'SIMILAR_ADVERT', b.differing <= ${SIMILAR_BITS}),
    (4, 'SAME_JOB', d.title_key = $7 and (d.company_key = $6 or ${longerNameSql("d.company_key", "$6", "$10")})),
    (5, 'SAME_COMPANY', d.company_key = $6
      or ($6::text is null and strpos(' ' || $7::text || ' ', ' ' || d.company_key || ' ') > 0)),
    (6, '${PART}', b.differing <= ${PART_BITS})
  ) as likeness (rank, kind, holds) where holds order by rank limit 1) as k
  where d.owner_id = $1 and d.deleted_at is null and ($2::uuid is null or d.job_hunt_id <> $2)
    and not exists (select 1 from different_job x where x.owner_id = $1 and x.job_hunt_id = $2 and x.other_id = d.job_hunt_id)
  order by k.rank, d.created_at desc, d.id desc limit ${CANDIDATES}`;

/** $2, $3: two hunts. Both directions, as either may be the one that is captured again. */
const MARK = `insert into different_job (owner_id, job_hunt_id, other_id)
  values ($1, $2, $3), ($1, $3, $2) on conflict do nothing returning job_hunt_id`;
const UNMARK = `delete from different_job where owner_id = $1
  and ((job_hunt_id = $2 and other_id = $3) or (job_hunt_id = $3 and other_id = $2)) returning job_hunt_id`;

/** Finds adverts that were captured before. */
export class EarlierCaptureService {
  constructor(
    private readonly deps: JobHuntDeps,
    private readonly detailsReader: JobDetailsReader,
  ) {}

  /**
   * Returns the owner's captures that are like an advert, the most alike first, then the latest; at most five. Throws
   * VALIDATION.
   */
  async find(ownerId: string, input: EarlierCapturesInput): Promise<EarlierCapture[]> {
    const { advertText = null, sourceUrl = null, companyName = null, jobTitle = null, jobHuntId } = input;
    const { referenceNumber = null, location = null } = input;
    checkTexts({
      advertText: [advertText, ADVERT_MAX],
      sourceUrl: [storedText("sourceUrl", sourceUrl), URL_MAX],
      companyName: [companyName, NAME_MAX],
      jobTitle: [jobTitle, LINE_MAX],
      location: [location, LINE_MAX],
      referenceNumber: [referenceNumber, LINE_MAX],
    });
    const memory = advertMemoryOf({ advertText, sourceUrl, companyName, jobTitle });
    const source = memory.sourceKey === null ? null : matchOf(memory.sourceKey);
    const candidates = await this.deps.database.queryOwned<Candidate>(ownerId, MATCHES, [
      jobHuntId && isId(jobHuntId) ? jobHuntId : null,
      memory.advertHash,
      source?.id ?? null,
      memory.advertFingerprint,
      memory.companyKey,
      memory.titleKey,
      SEND_STEP,
      referenceNumber?.trim() || null,
      shortNameOf(memory.companyKey),
      source?.places ?? null,
    ]);
    const matches = mostAlike(candidates, memory.titleKey);
    if (matches.length === 0) return [];
    const found = await this.fill(ownerId, matches, { advertText, companyName, jobTitle, location, referenceNumber });
    // The order of the kinds stays among those that are likely, and among the others.
    const inOrder = found.toSorted((one, other) => Number(other.isLikelySame) - Number(one.isLikelySame));
    return inOrder.slice(0, SHOWN);
  }

  /**
   * Remembers that two hunts are about different jobs, or forgets it. Throws NOT_FOUND when one is not the owner's, and
   * VALIDATION when they are one.
   */
  async markDifferent(ownerId: string, input: MarkDifferentJobsInput): Promise<DifferentJobs> {
    const { isDifferent = true } = input;
    return this.deps.database.transaction(async () => {
      // In one order, so that two calls do not wait for each other.
      await this.deps.jobHuntRows.lockMany(ownerId, [input.jobHuntId, input.otherJobHuntId].filter(isId));
      const hunt = await this.deps.jobHuntRows.find(ownerId, input.jobHuntId);
      const other = await this.deps.jobHuntRows.find(ownerId, input.otherJobHuntId);
      if (hunt.id === other.id) throw invalid("otherJobHuntId", "other", "another hunt, this is the same one.");
      const changed = await this.deps.database.query(isDifferent ? MARK : UNMARK, [ownerId, hunt.id, other.id]);
      if (changed.length > 0) await this.logDifference(hunt, other, isDifferent);
      return { jobHuntId: hunt.id, otherJobHuntId: other.id, isDifferent };
    });
  }

  private async logDifference({ ownerId, id, name }: JobHunt, other: JobHunt, isDifferent: boolean): Promise<void> {
    const key = isDifferent ? "jobHunt.differentJobs" : "jobHunt.maybeOneJob";
    await this.deps.log.record(ownerId, {
      action: key,
      says: { key, facts: { name, other: other.name } },
      subject: { kind: RecordKind.JOB_HUNT, id },
    });
  }

  private async fill(ownerId: string, matches: readonly Match[], advert: ComparedAdvert): Promise<EarlierCapture[]> {
    const ids = matches.map((match) => match.jobHuntId);
    const hunts = new Map((await this.deps.jobHuntReader.findMany(ownerId, ids)).map((hunt) => [hunt.id, hunt]));
    const details = new Map((await this.detailsReader.findByJobHunts(ownerId, ids)).map((row) => [row.jobHuntId, row]));
    const compare = comparisonOf(advert);
    const isPart = partTestOf(advert);
    const found = matches.flatMap((match) => {
      const { jobHuntId, capturedAt, appliedAt } = match;
      const jobHunt = hunts.get(jobHuntId);
      const jobDetails = details.get(jobHuntId);
      // A record that was deleted between two statements is left out.
      if (jobHunt === undefined || jobDetails === undefined) return [];
      const likeness = compare(jobDetails);
      const kind = kindOf(match, likeness, () => isPart(jobDetails));
      if (kind === null) return [];
      const isLikelySame = SAME_POSTING.has(kind) || likeness.isLikelySame;
      return [{ kind, capturedAt, appliedAt, jobHunt, jobDetails, ...likeness, isLikelySame }];
    });
    return found.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  }
}

/** Returns the kind of a match by what its whole record shows; null when it is not alike after all. */
function kindOf(match: Match, likeness: Likeness, isPart: () => boolean): EarlierCaptureKind | null {
  const { kind, mayBePart, isSameName } = match;
  if (kind !== PART && KINDS.indexOf(kind) <= KINDS.indexOf(EarlierCaptureKind.SIMILAR_ADVERT)) return kind;
  if (mayBePart && isPart()) return EarlierCaptureKind.SIMILAR_ADVERT;
  if (kind === PART) return null;
  const isJob = kind !== EarlierCaptureKind.SAME_JOB || isSameName;
  return isJob || likeness.reasons.includes(LikenessReason.SAME_EMPLOYER) ? kind : null;
}

/**
 * Returns the test whether an advert is a part of an earlier capture, or that a part of it. Adverts of one employer for
 * different jobs may share a long part; their titles distinguish them.
 */
function partTestOf(advert: ComparedAdvert): (earlier: ComparedAdvert) => boolean {
  const titleKey = titleKeyOf(advert.jobTitle);
  // The words of a long text, which few captures ask for.
  let words: string | undefined;
  return ({ advertText, jobTitle }) =>
    mayBeOneTitle(titleKey, titleKeyOf(jobTitle)) &&
    isPartOfAdvert((words ??= wordsOf(advert.advertText)), wordsOf(advertText));
}

/**
 * Returns the candidates to compare whole: in the order of their kinds, and of the other jobs of an employer first those
 * with the reference number, with a part of the text and with the most similar titles.
 */
function mostAlike(candidates: readonly Candidate[], titleKey: string | null): readonly Match[] {
  const isOther = ({ kind }: Candidate): boolean => kind === EarlierCaptureKind.SAME_COMPANY;
  const likeness = (one: Candidate): number =>
    Number(one.hasReference) + Number(one.mayBePart) + titleShare(titleKey, one.titleKey);
  const others = candidates.filter(isOther).map((one) => ({ one, likeness: likeness(one) }));
  const inOrder = others.toSorted((a, b) => b.likeness - a.likeness).map(({ one }) => one);
  const chosen = [...candidates.filter((one) => !isOther(one)), ...inOrder].slice(0, COMPARED);
  return chosen.map(({ titleKey: _titleKey, hasReference: _hasReference, ...match }) => match);
}
