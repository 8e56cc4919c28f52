import type { Database } from "../database/database.js";
import type { LogService } from "../log/log.service.js";
import type { UpdateViewerInput } from "./person.input.js";
import { readTimeZone } from "../jobhunt/person-days.js";
import { checkTimeZone } from "../platform/time-zone.js";

/** A person's settings; they are read from the database each time, so that every gateway sees a change at once. */
export class PersonSettingsService {
  constructor(
    private readonly database: Database,
    private readonly log: LogService,
    /** Called in the transaction that changes the time zone of a person. */
    private readonly onTimeZone: (personId: string) => void,
  ) {}

  /** Returns the person's time zone; null while none is set, and UTC counts then. */
  async timeZone(personId: string): Promise<string | null> {
    return readTimeZone(this.database, personId);
  }

  /**
   * Changes settings and returns the id of the log entry; null when nothing had to change, or only unset values were to
   * be set and none was unset. Throws VALIDATION, and QUOTA_REACHED when the log is full.
   */
  async update(personId: string, input: Partial<UpdateViewerInput>): Promise<string | null> {
    if (input.timeZone == null) return null;
    const timeZone = checkTimeZone("timeZone", input.timeZone);
    const onlyIfUnset = input.onlyIfUnset ?? false;
    return this.database.transaction(async () => {
      // The condition is part of the statement, so that of two concurrent browsers only the first sets it.
      const changed = await this.database.query<{ id: string }>(
        `update person set time_zone = $2
         where id = $1 and (time_zone is null or (not $3::boolean and time_zone <> $2)) returning id`,
        [personId, timeZone, onlyIfUnset],
      );
      if (changed.length === 0) return null;
      this.onTimeZone(personId);
      if (onlyIfUnset) return null;
      return this.log.record(personId, {
        action: "timeZone.changed",
        says: { key: "timeZone.changed", facts: { name: timeZone } },
      });
    });
  }
}
