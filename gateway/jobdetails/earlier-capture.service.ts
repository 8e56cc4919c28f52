import { ADVERT_MAX, LINE_MAX, NAME_MAX, URL_MAX } from "../../schema/limits.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import type { JobHuntReader } from "../jobhunt/job-hunt.reader.js";
import { StepName, STEPS } from "../jobhunt/workflow.js";
import { checkTexts } from "../platform/validation.js";
import { advertMemoryOf, FINGERPRINT_BITS, SIMILAR_BITS } from "./advert-memory.js";
import type { EarlierCapture, EarlierCaptureKind, EarlierCapturesInput } from "./earlier-capture.js";
import type { JobDetailsService } from "./job-details.service.js";

const SHOWN = 5;
const BITS = `bit(${FINGERPRINT_BITS})`;
const SEND_STEP = STEPS.find(({ name }) => name === StepName.SEND_APPLICATION_BUNDLE)?.number;

interface Match {
  readonly kind: EarlierCaptureKind;
  readonly jobHuntId: string;
  readonly capturedAt: Date;
  readonly appliedAt: Date | null;
}

/** Comparing fingerprints reads every record of one person: some hundreds, each a matter of microseconds. */
const MATCHES = `
  select k.kind, d.job_hunt_id as "jobHuntId", d.created_at as "capturedAt", s.changed_at as "appliedAt"
  from job_details d
  join job_hunt h on h.owner_id = d.owner_id and h.id = d.job_hunt_id and h.deleted_at is null
  left join job_hunt_step s on s.owner_id = d.owner_id and s.job_hunt_id = d.job_hunt_id and s.number = $8 and s.status = 'DONE'
  cross join lateral (select * from (values
    (1, 'SAME_ADVERT', d.advert_hash = $3),
    (2, 'SAME_ADDRESS', d.source_key = $4),
    (3, 'SIMILAR_ADVERT',
      bit_count(('x' || d.advert_fingerprint)::${BITS} # ('x' || $5::text)::${BITS}) <= ${SIMILAR_BITS}),
    (4, 'SAME_JOB', d.company_key = $6 and d.title_key = $7),
    (5, 'SAME_COMPANY', d.company_key = $6)
  ) as likeness (rank, kind, holds) where holds order by rank limit 1) as k
  where d.owner_id = $1 and d.deleted_at is null and ($2::uuid is null or d.job_hunt_id <> $2)
  order by k.rank, d.created_at desc, d.id desc limit ${SHOWN}`;

/** Finds adverts that were captured before. */
export class EarlierCaptureService {
  constructor(
    private readonly database: Database,
    private readonly details: JobDetailsService,
    private readonly reader: JobHuntReader,
  ) {}

  /**
   * Returns the owner's captures that are like an advert, the most alike first, then the latest; at most five. Throws
   * VALIDATION.
   */
  async find(ownerId: string, input: EarlierCapturesInput): Promise<EarlierCapture[]> {
    const { advertText = null, sourceUrl = null, companyName = null, jobTitle = null, jobHuntId } = input;
    checkTexts({
      advertText: [advertText, ADVERT_MAX],
      sourceUrl: [sourceUrl, URL_MAX],
      companyName: [companyName, NAME_MAX],
      jobTitle: [jobTitle, LINE_MAX],
    });
    const memory = advertMemoryOf({ advertText, sourceUrl, companyName, jobTitle });
    const matches = await this.database.queryOwned<Match>(ownerId, MATCHES, [
      jobHuntId && isId(jobHuntId) ? jobHuntId : null,
      memory.advertHash,
      memory.sourceKey,
      memory.advertFingerprint,
      memory.companyKey,
      memory.titleKey,
      SEND_STEP,
    ]);
    return matches.length === 0 ? [] : this.fill(ownerId, matches);
  }

  private async fill(ownerId: string, matches: readonly Match[]): Promise<EarlierCapture[]> {
    const ids = matches.map((match) => match.jobHuntId);
    const hunts = new Map((await this.reader.findMany(ownerId, ids)).map((hunt) => [hunt.id, hunt]));
    const details = new Map((await this.details.findByJobHunts(ownerId, ids)).map((row) => [row.jobHuntId, row]));
    return matches.flatMap(({ jobHuntId, ...match }) => {
      const jobHunt = hunts.get(jobHuntId);
      const jobDetails = details.get(jobHuntId);
      // A record that was deleted between two statements is left out.
      return jobHunt === undefined || jobDetails === undefined ? [] : [{ ...match, jobHunt, jobDetails }];
    });
  }
}
