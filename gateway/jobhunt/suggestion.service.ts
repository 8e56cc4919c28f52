import type { Clock } from "../platform/clock.js";
import type { Database } from "../database/database.js";
import type { JobHunt } from "./job-hunt.entity.js";
import type { JobHuntReader } from "./job-hunt.reader.js";
import { suggest, type JobHuntSurroundings } from "./suggestion-rules.js";
import type { Suggestion } from "./suggestion.js";

/**
 * The employer is the company that was linked last as one. Contacts are at it when they are linked to it, or their
 * organization has the same name, whatever the capitals.
 */
const SURROUNDINGS = `with employer as (
    select e.id, e.name from link l
    join company e on e.owner_id = l.owner_id and e.id = l.company_id and e.deleted_at is null
    where l.owner_id = $1 and l.job_hunt_id = $2 and l.role = 'EMPLOYER' and l.deleted_at is null
    order by l.created_at desc, l.id desc limit 1)
  select notes.count as "noteCount", notes.last as "lastNoteAt", (select name from employer) as employer,
    (select updated_at from job_details where owner_id = $1 and job_hunt_id = $2 and deleted_at is null) as "advertAt",
    (select count(*)::integer from contact c where c.owner_id = $1 and c.deleted_at is null
      and (not exists (select 1 from employer) or c.company_id = (select id from employer)
        or lower(trim(c.organization)) = lower((select name from employer)))) as "contactCount",
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
