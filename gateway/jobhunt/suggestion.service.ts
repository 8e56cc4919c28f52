import type { Clock } from "../platform/clock.js";
import type { Database } from "../database/database.js";
import type { JobHunt } from "./job-hunt.entity.js";
import type { JobHuntReader } from "./job-hunt.reader.js";
import { suggest, type JobHuntSurroundings } from "./suggestion-rules.js";
import type { Suggestion } from "./suggestion.js";

/** Contacts are at an employer when their organization has the same name, whatever the capitals. */
const SURROUNDINGS = `with advert as (
    select d.updated_at, e.name as employer from job_details d
    left join company e on e.owner_id = d.owner_id and e.id = d.employer_id and e.deleted_at is null
    where d.owner_id = $1 and d.job_hunt_id = $2 and d.deleted_at is null)
  select notes.count as "noteCount", notes.last as "lastNoteAt",
    (select updated_at from advert) as "advertAt", (select employer from advert) as employer,
    (select count(*)::integer from contact c where c.owner_id = $1 and c.deleted_at is null
      and ((select employer from advert) is null or lower(trim(c.organization)) = lower((select employer from advert)))) as "contactCount",
    (select count(*)::integer from document where owner_id = $1 and deleted_at is null) as "documentCount"
  from (select count(*)::integer as count, max(updated_at) as last from note
    where owner_id = $1 and note_guid = $3 and deleted_at is null) as notes`;

/** Computes suggestions for hunts from the owner's records. */
export class SuggestionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly hunts: JobHuntReader,
  ) {}

  /** Returns the suggestions for a hunt, the most pressing first; none when it is over or not the owner's. */
  async find(ownerId: string, jobHuntId: string): Promise<Suggestion[]> {
    const hunt = await this.hunts.findOrNull(ownerId, jobHuntId);
    if (hunt === null) return [];
    const around = await this.surroundings(ownerId, hunt);
    return suggest(hunt, around, this.clock.now());
  }

  private async surroundings(ownerId: string, { id, noteGuid }: JobHunt): Promise<JobHuntSurroundings> {
    const [row] = await this.database.queryOwned<JobHuntSurroundings>(ownerId, SURROUNDINGS, [id, noteGuid]);
    if (row === undefined) throw new Error("Counting answers one row.");
    return row;
  }
}
