import { hashOf } from "../accesstoken/access-token-secret.js";
import type { Clock } from "../platform/clock.js";
import { columnsOf, pickColumns } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { AppError } from "../platform/errors.js";
import { Person } from "../person/person.entity.js";
import { Feature } from "../person/policy.js";
import type { LogService } from "../log/log.service.js";
import type { Facts, SentenceKey } from "../log/sentences.js";
import { calendarAddress, createCalendarSecret, startOfSecret } from "./calendar-address.js";
import { CalendarFeed } from "./calendar-feed.entity.js";
import type { RenewCalendarFeedInput, UpdateCalendarFeedInput } from "./calendar-feed.input.js";
import type { NewCalendarFeed } from "./calendar-feed.payloads.js";
import { checkLanguage, DEFAULT_LANGUAGE, languageName, type CalendarLanguage } from "./calendar-language.js";
import type { CalendarContents, CalendarSettings } from "./calendar.service.js";

/**
 * The shortest time between two writes of the last reading: a program that asks every second costs one write a minute.
 */
const NOTED_EVERY_MS = 60_000;

const COLUMNS = columnsOf(CalendarFeed, "calendar_feed");

/** The switches of a calendar, each with the sentences of the log: on, and off. */
const SWITCHES = {
  includesEmployers: ["calendarFeed.employersShown", "calendarFeed.employersHidden"],
  includesAppointments: ["calendarFeed.appointmentsShown", "calendarFeed.appointmentsHidden"],
  includesDays: ["calendarFeed.daysShown", "calendarFeed.daysHidden"],
  includesSteps: ["calendarFeed.stepsShown", "calendarFeed.stepsHidden"],
} as const satisfies Readonly<Record<keyof CalendarContents, readonly [SentenceKey, SentenceKey]>>;
const SWITCH_NAMES = Object.keys(SWITCHES) as (keyof CalendarContents)[]; // Object.keys is typed as string[]

const FOUND_FEED = ["ownerId", ...SWITCH_NAMES, "language", "lastReadAt"] as const;
const FOUND_PERSON = ["issuer", "subject", "email", "emailVerified"] as const;
const FOUND = [pickColumns(CalendarFeed, "f", FOUND_FEED), pickColumns(Person, "p", FOUND_PERSON)].join(", ");

/** The owner of the calendar at an address, what the calendar contains, and its language. */
export interface FoundCalendarFeed
  extends CalendarSettings, Pick<CalendarFeed, "ownerId" | "lastReadAt">, Pick<Person, (typeof FOUND_PERSON)[number]> {}

/** The secret address of a person's calendar; it is shown once, when it is made or renewed. */
export class CalendarFeedService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: LogService,
    private readonly publicUrl: string,
  ) {}

  /** Returns the person's address, without its secret; null while there is none. */
  async find(ownerId: string): Promise<CalendarFeed | null> {
    const [feed] = await this.database.queryOwned<CalendarFeed>(
      ownerId,
      `select ${COLUMNS} from calendar_feed where owner_id = $1`,
    );
    return feed ?? null;
  }

  /**
   * Makes an address in place of the earlier one, which is refused from now on. What it contains stays, and so does its
   * language unless another is given. Throws VALIDATION.
   */
  async renew(ownerId: string, input: RenewCalendarFeedInput): Promise<NewCalendarFeed> {
    const secret = createCalendarSecret();
    const language = checkLanguage(input.language);
    const calendarFeed = await this.database.transaction(async () => {
      const before = await this.find(ownerId);
      const [feed] = await this.database.query<CalendarFeed>(
        `insert into calendar_feed (owner_id, hash, start, created_at, language)
           values ($1, $2, $3, $4, coalesce($5::text, $6::text))
         on conflict on constraint calendar_feed_pkey do update set
           hash = excluded.hash, start = excluded.start, created_at = excluded.created_at, last_read_at = null,
           language = coalesce($5::text, calendar_feed.language)
         returning ${COLUMNS}`,
        [ownerId, hashOf(secret), startOfSecret(secret), this.clock.now(), language, DEFAULT_LANGUAGE],
      );
      await this.say(ownerId, before === null ? "calendarFeed.created" : "calendarFeed.renewed");
      if (before !== null) await this.sayLanguage(before, language);
      return required(feed);
    });
    return { calendarFeed, address: calendarAddress(this.publicUrl, secret) };
  }

  /**
   * Changes what the calendar contains and its language, with an entry in the log for each. Throws NOT_FOUND and
   * VALIDATION.
   */
  async update(ownerId: string, input: UpdateCalendarFeedInput): Promise<CalendarFeed> {
    const language = checkLanguage(input.language);
    return this.database.transaction(async () => {
      const [before] = await this.database.queryOwned<CalendarFeed>(
        ownerId,
        `select ${COLUMNS} from calendar_feed where owner_id = $1 for update`,
      );
      const feed = required(before);
      const changed = SWITCH_NAMES.filter((name) => (input[name] ?? feed[name]) !== feed[name]);
      if (changed.length === 0 && (language ?? feed.language) === feed.language) return feed;
      const [updated] = await this.database.query<CalendarFeed>(
        `update calendar_feed set includes_employers = coalesce($2, includes_employers),
           includes_days = coalesce($3, includes_days), includes_steps = coalesce($4, includes_steps),
           includes_appointments = coalesce($5, includes_appointments), language = coalesce($6, language)
         where owner_id = $1 returning ${COLUMNS}`,
        [
          ownerId,
          input.includesEmployers,
          input.includesDays,
          input.includesSteps,
          input.includesAppointments,
          language,
        ],
      );
      for (const name of changed) {
        const [on, off] = SWITCHES[name];
        await this.say(ownerId, input[name] === true ? on : off);
      }
      await this.sayLanguage(feed, language);
      return required(updated);
    });
  }

  /** Refuses the address from now on. Throws NOT_FOUND. */
  async revoke(ownerId: string): Promise<CalendarFeed> {
    return required(await this.revokeIfAny(ownerId));
  }

  /** Refuses the address from now on and returns it; null when there is none. */
  async revokeIfAny(ownerId: string): Promise<CalendarFeed | null> {
    return this.database.transaction(async () => {
      const [gone] = await this.database.query<CalendarFeed>(
        `delete from calendar_feed where owner_id = $1 returning ${COLUMNS}`,
        [ownerId],
      );
      if (gone === undefined) return null;
      await this.say(ownerId, "calendarFeed.revoked", {}, { isAlwaysWritten: true });
      return gone;
    });
  }

  /** Returns the calendar of a secret; null alike for one that was renewed, was revoked, or never existed. */
  async findBySecret(secret: string): Promise<FoundCalendarFeed | null> {
    const [found] = await this.database.query<FoundCalendarFeed>(
      `select ${FOUND} from calendar_feed f join person p on p.id = f.owner_id where f.hash = $1`,
      [hashOf(secret)],
    );
    // One that was made while only this machine reached the server.
    return found === undefined || this.database.policies.isOff(found, Feature.CALENDAR_FEED) ? null : found;
  }

  /**
   * Records that the calendar was read, unless that was recorded recently; a failed write does not refuse the reading.
   */
  async noteReading({ ownerId, lastReadAt }: FoundCalendarFeed): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - NOTED_EVERY_MS);
    if (lastReadAt !== null && lastReadAt > before) return;
    await this.database
      .query(
        `update calendar_feed set last_read_at = $2
         where owner_id = $1 and (last_read_at is null or last_read_at <= $3)`,
        [ownerId, now, before],
      )
      .catch(() => undefined);
  }

  private async sayLanguage({ ownerId, language }: CalendarFeed, now: CalendarLanguage | null): Promise<void> {
    if (now === null || now === language) return;
    await this.say(ownerId, "calendarFeed.languageChanged", { name: languageName(now) });
  }

  private async say(
    ownerId: string,
    key: SentenceKey,
    facts: Facts = {},
    { isAlwaysWritten = false } = {},
  ): Promise<void> {
    await this.log.record(ownerId, { action: key, says: { key, facts }, isAlwaysWritten });
  }
}

function required(feed: CalendarFeed | null | undefined): CalendarFeed {
  if (feed == null) throw new AppError("NOT_FOUND", { message: "Your calendar has no address." });
  return feed;
}
