import type { Database } from "../database/database.js";
import { fromJobData } from "../jobdetails/job-data.js";
import type { PersonDays } from "../jobhunt/person-days.js";
import type { Clock } from "../platform/clock.js";
import { dayIn } from "../platform/day.js";
import type { Logger } from "../platform/logger.js";
import type { AppointmentStart, CalendarEvent } from "./calendar-event.js";
import type { CalendarFeed } from "./calendar-feed.entity.js";
import { DEFAULT_LANGUAGE, knownLanguage, type CalendarLanguage } from "./calendar-language.js";
import { READ_HUNTS, type AppointmentRow, type DayRow, type CalendarJobHuntRow } from "./calendar-rows.js";
import {
  appointmentDescription,
  appointmentTitle,
  eventTitle,
  jobWithEmployer,
  neutralJob,
  neutralText,
  type NamedJob,
} from "./event-titles.js";

/** What a calendar contains. */
export type CalendarContents = Pick<
  CalendarFeed,
  "includesEmployers" | "includesDays" | "includesSteps" | "includesAppointments"
>;

/** What a calendar contains, and the language of its titles. */
export type CalendarSettings = CalendarContents & Pick<CalendarFeed, "language">;

/** An event with what it is sorted by. */
interface PlacedEvent extends CalendarEvent {
  readonly place: number;
}

/** How the titles of a calendar are written. */
interface Titles {
  readonly language: CalendarLanguage;
  readonly includesEmployers: boolean;
}

const EVERYTHING: CalendarSettings = {
  includesEmployers: true,
  includesDays: true,
  includesSteps: true,
  includesAppointments: true,
  language: DEFAULT_LANGUAGE,
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day whose event had the id of the advert before other days were in the calendar. */
const FIRST_DAY = "APPLY";

/** Appointments come after the days and steps of their date. */
const APPOINTMENT_PLACE = 1_000;

/** How long an appointment that was cancelled is shown as such, so that programs that keep copies of events take it back. */
const CANCELLED_SHOWN_MS = 30 * DAY_MS;

/** How long what has ended stays in the calendar. */
const PAST_SHOWN_MS = 90 * DAY_MS;

/** The events of a person's open hunts: appointments, the days that others set, promises, and the steps that are due. */
export class CalendarService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly days: PersonDays,
    private readonly logger: Logger,
  ) {}

  /**
   * Returns every such event that has not ended 90 days ago, in their order. Unless employers are included, no title holds a word of the employer's or the
   * agency's name; an appointment says its place, its address and its telephone number all the same.
   */
  async events(ownerId: string, settings: CalendarSettings = EVERYTHING): Promise<readonly CalendarEvent[]> {
    const { includesEmployers, includesDays, includesSteps, includesAppointments } = settings;
    const titles = { includesEmployers, language: knownLanguage(settings.language) };
    const now = this.clock.now().getTime();
    const since = new Date(now - PAST_SHOWN_MS);
    const hunts = await this.database.queryOwned<CalendarJobHuntRow>(ownerId, READ_HUNTS, [
      includesDays,
      includesSteps,
      includesAppointments,
      new Date(now - CANCELLED_SHOWN_MS),
      since,
      dayIn(await this.days.timeZone(ownerId), since),
    ]);
    return hunts
      .flatMap((hunt) => {
        const named = { ...hunt, advert: this.namesIn(hunt) };
        const job = (includesEmployers ? jobWithEmployer : neutralJob)(named, titles.language);
        return [
          ...hunt.days.map((row) => toDay(row, hunt, job, titles)),
          ...hunt.appointments.map((row) => toAppointment(row, named, job, titles)),
        ];
      })
      .sort(byDate);
  }

  private namesIn({ id, advert, companyName: column }: CalendarJobHuntRow): NamedJob["advert"] {
    const { jobTitle, companyName, recruitmentAgency } = fromJobData(advert ?? "{}", this.logger, id);
    return { jobTitle, companyName: companyName ?? column, recruitmentAgency };
  }
}

function toDay(
  [key, date, place, changedAt]: DayRow,
  { id, detailsId }: CalendarJobHuntRow,
  job: string | null,
  { language }: Titles,
): PlacedEvent {
  return {
    id: key === FIRST_DAY && detailsId !== null ? detailsId : `${id}-${key}`,
    date,
    place,
    title: eventTitle(key, job, language),
    changedAt: new Date(changedAt),
    appointment: null,
  };
}

function toAppointment(
  row: AppointmentRow,
  named: NamedJob,
  job: string | null,
  { language, includesEmployers }: Titles,
): PlacedEvent {
  const { id, day, kind, minutes, place, url, roundName, cancelledBy, updatedAt } = row;
  const name = includesEmployers ? roundName : neutralText(roundName, named);
  return {
    id,
    date: day,
    place: APPOINTMENT_PLACE,
    title: appointmentTitle({ ...row, roundName: name }, job, language),
    changedAt: new Date(updatedAt),
    appointment: {
      kind,
      start: startOf(row),
      minutes,
      place,
      url,
      description: appointmentDescription(row, language),
      isCancelled: cancelledBy !== null,
    },
  };
}

function startOf({ time, timeZone, startsAt, repeatedHour }: AppointmentRow): AppointmentStart | null {
  if (time === null || startsAt === null) return null;
  return { time, timeZone, moment: new Date(startsAt), isRepeated: repeatedHour !== null };
}

function byDate(one: PlacedEvent, other: PlacedEvent): number {
  return (
    compare(one.date, other.date) ||
    one.place - other.place ||
    compare(one.appointment?.start?.time ?? "", other.appointment?.start?.time ?? "") ||
    compare(one.id, other.id)
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
