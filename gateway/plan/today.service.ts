import { COUNT_MAX } from "../../schema/limits.js";
import type { ListedAppointment } from "../appointment/appointment.reader.js";
import type { Database } from "../database/database.js";
import { decodeCursor, pageSize, toConnection, toPage, type Connection, type PageArgs } from "../database/page.js";
import { saidByOffer, type StoredOfferDays } from "../jobhunt/offer-days.js";
import { sumOf, toHuntCounts, type HuntCount, type StoredHuntCounts } from "../jobhunt/hunt-counts.js";
import { DEFAULT_TIME_ZONE, type PersonDays } from "../jobhunt/person-days.js";
import type { DueSetBy } from "../jobhunt/step-days.js";
import { JobHuntStatus, PhaseName } from "../jobhunt/workflow.js";
import type { Clock } from "../platform/clock.js";
import { addDays, dayIn, isPlannable, type Day } from "../platform/day.js";
import { codeOf } from "../platform/thrown.js";
import { checkTimeZone } from "../platform/time-zone.js";
import { invalid } from "../platform/validation.js";
import { toDueItem, type DueHunt, type DueRow } from "./due-item.js";
import { journalDay } from "./journal.js";
import type { Moment } from "./moment.js";
import type { DayKey } from "./other-day.js";
import { countGroup, NEXT_DAYS, READ_FIGURES, readGroup, readToday, type ReadBesides } from "./today-statements.js";
import { DUE_COUNT_MAX, DUE_ITEMS, DueGroupName, type DueGroup, type DueItem, type Today } from "./today.types.js";
import { weekendOf } from "./working-days.js";

/** What is due, without the captured job, which is read beside it. */
export type DueToday = Omit<Today, "readCaptured">;

/** A page of one group. */
export interface DuePageArgs extends Moment, PageArgs {
  readonly group: DueGroupName;
}

/** What the day of the journal depends on, as it is read. */
interface JournalRow {
  readonly zone: string;
  readonly today: Day;
  /** Null: there is no open hunt. */
  readonly journalSince: Day | null;
  readonly journalDoneOn: Day | null;
  readonly journalByHand: Day | null;
}

/** A row that is due, as a value of JSON; `since` is set where it has no day. */
type StoredItem = [
  group: DueGroupName | "JOURNAL",
  kind: DueRow["kind"],
  number: number | null,
  day: DayKey | null,
  setBy: DueSetBy | null,
  dueOn: Day | null,
  place: number,
  since: string | null,
  jobHuntId: string,
  startsAt: string | null,
  appointment: ListedAppointment | null,
];

/** What was read: what is due in its order, the hunts of the rows, and what the day of the journal depends on. */
type TodayRow = JournalRow & {
  readonly items: readonly StoredItem[];
  readonly hunts: readonly (DueHunt & { readonly offerDays: StoredOfferDays | null })[];
};

type CountedRow = TodayRow & Readonly<Record<DueGroupName, number>>;

/** The figures of a plan beside the list of hunts. */
export interface PlanFigures {
  /** What Today has in its groups OVERDUE and TODAY. */
  readonly dueToday: number;
  readonly withoutNews: number;
  readonly sent: number;
  readonly sentWithoutAnswer: number;
  readonly stillWaiting: number;
  /** Of hunts that have ended, too. */
  readonly applications: number;
  readonly ledToTalks: number;
}

type FiguresRow = JournalRow &
  Readonly<Record<"OVERDUE" | "TODAY" | "withoutNews", number>> & {
    readonly hasJournal: boolean;
    readonly hunts: StoredHuntCounts;
  };

/** An item with the key by which its group is sorted. */
interface PlacedItem {
  readonly item: DueItem;
  readonly group: DueGroupName;
  readonly key: readonly [string, number, string];
}

/** After the steps of its day. */
const JOURNAL_PLACE = 300;
/** PostgreSQL: invalid parameter value, such as a time zone that it does not know. */
const UNKNOWN_ZONE = "22023";

/** Reads what is due: one statement for all hunts of a person. */
export class TodayService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly days: PersonDays,
  ) {}

  /**
   * Returns what is due, with what is read of it besides. Throws VALIDATION on a time zone or a time that does not exist.
   */
  async today(ownerId: string, args: Moment, besides: ReadBesides = {}): Promise<DueToday> {
    const [row] = await this.read<CountedRow>(ownerId, readToday(besides), args, []);
    const today = row?.today ?? this.dayIn(DEFAULT_TIME_ZONE, args);
    const { items, journal } = placedItems(row, args);
    const groupOf = (name: DueGroupName): DueGroup => {
      const own = journal?.group === name ? [journal] : [];
      const placed = [...items.filter(({ group }) => group === name), ...own].sort(byKey);
      return {
        count: Math.min((row?.[name] ?? 0) + own.length, DUE_COUNT_MAX),
        first: placed.slice(0, DUE_ITEMS).map(({ item }) => item),
      };
    };
    return {
      on: today,
      overdue: groupOf(DueGroupName.OVERDUE),
      today: groupOf(DueGroupName.TODAY),
      next: groupOf(DueGroupName.NEXT),
      waiting: groupOf(DueGroupName.WAITING),
      undated: groupOf(DueGroupName.UNDATED),
    };
  }

  /** Returns a page of a group, in its order. Throws VALIDATION as `today` does, and on a cursor of another list. */
  async page(
    ownerId: string,
    { group, first, after, ...args }: DuePageArgs,
    besides: ReadBesides = {},
  ): Promise<Connection<DueItem>> {
    const size = pageSize(first, DUE_ITEMS);
    const cursor = decodeCursor(after, 3);
    const [read] = await this.read<TodayRow>(ownerId, readGroup(group, besides), args, cursorKey(size + 1, cursor));
    const { items, journal } = placedItems(read, args);
    const start = cursor === null ? null : ([cursor[0] ?? "", Number(cursor[1]), cursor[2] ?? ""] as const);
    const isNext = journal?.group === group && (start === null || compare(start, journal.key) < 0);
    const placed = [...items, ...(isNext ? [journal] : [])].sort(byKey);
    const keys = new Map(placed.map(({ item, key }) => [item, key.map(String)]));
    const page = toPage<DueItem>(
      placed.slice(0, size + 1).map(({ item }) => item),
      { size, after, cursorOf: (item) => keys.get(item) ?? [] },
    );
    return toConnection(page, async () => {
      const [row] = await this.read<{ count: number }>(ownerId, countGroup(group), args, []);
      return Math.min((row?.count ?? 0) + (journal?.group === group ? 1 : 0), COUNT_MAX);
    });
  }

  /** Returns the figures of a person's plan, as of today in their time zone. */
  async figures(ownerId: string): Promise<PlanFigures> {
    const [row] = await this.read<FiguresRow>(ownerId, READ_FIGURES, {}, []);
    if (row === undefined) return { dueToday: 0, withoutNews: 0, ...figuresOf([]) };
    const journal = row.hasJournal ? groupOfDay(journalDayOf(row, null), row.today) : null;
    const countOf = (name: "OVERDUE" | "TODAY"): number =>
      Math.min(row[name] + (journal === DueGroupName[name] ? 1 : 0), DUE_COUNT_MAX);
    const dueToday = countOf("OVERDUE") + countOf("TODAY");
    return { dueToday, withoutNews: row.withoutNews, ...figuresOf(toHuntCounts(row.hunts)) };
  }

  /** Returns the moment; one that is absent is now. */
  momentOf({ now }: Moment): Date {
    return now ?? this.clock.now();
  }

  /** Returns the day that a moment has where the person is. Throws VALIDATION as `today` does. */
  async dayOf(ownerId: string, moment: Moment): Promise<Day> {
    const zone =
      moment.timeZone == null ? await this.days.timeZone(ownerId) : checkTimeZone("timeZone", moment.timeZone);
    return this.dayIn(zone, moment);
  }

  /** A zone that Node knows may be too new for the database: the day is then worked out here. */
  private async read<Row extends object>(
    ownerId: string,
    statement: string,
    args: Moment,
    more: readonly unknown[],
  ): Promise<Row[]> {
    const now = this.momentOf(args);
    const zone = args.timeZone == null ? null : checkTimeZone("timeZone", args.timeZone);
    const day = this.dayIn(zone ?? DEFAULT_TIME_ZONE, args);
    const run = (today: Day | null): Promise<Row[]> =>
      this.database.queryOwned<Row>(ownerId, statement, [now, today, ...more]);
    if (zone !== null) return run(day);
    try {
      return await run(null);
    } catch (error) {
      if (codeOf(error) !== UNKNOWN_ZONE) throw error;
      return run(dayIn(await this.days.timeZone(ownerId), now));
    }
  }

  private dayIn(zone: string, moment: Moment): Day {
    const day = dayIn(zone, this.momentOf(moment));
    if (!isPlannable(day)) throw invalid("now", "date", "a time from 1900 to 2200.");
    return day;
  }
}

/** Returns the figures of applications from the counts of hunts. */
function figuresOf(hunts: readonly HuntCount[]): Omit<PlanFigures, "dueToday" | "withoutNews"> {
  const applications = hunts.filter(({ isSent }) => isSent);
  const sent = applications.filter(({ status }) => status === JobHuntStatus.ACTIVE);
  const silent = sent.filter((hunt) => !isTalking(hunt) && !hunt.isAnswered);
  return {
    sent: sumOf(sent),
    sentWithoutAnswer: sumOf(silent),
    stillWaiting: sumOf(silent.filter(({ isInvited }) => !isInvited)),
    applications: sumOf(applications),
    ledToTalks: sumOf(applications.filter((hunt) => isTalking(hunt) || hunt.isInvited)),
  };
}

/** Returns true of hunts in a phase that begins with an invitation. */
function isTalking({ phase }: HuntCount): boolean {
  return phase !== PhaseName.PREPARING && phase !== PhaseName.APPLYING;
}

/** Returns the rows that were read, and that of the journal, in the group of its day; null when it is in none. */
function placedItems(
  row: TodayRow | undefined,
  { timeZone = null }: Moment,
): { readonly items: readonly PlacedItem[]; readonly journal: PlacedItem | null } {
  if (row === undefined) return { items: [], journal: null };
  const hunts = new Map(row.hunts.map(({ offerDays, ...hunt }) => [hunt.id, { ...hunt, ...answerByOf(offerDays) }]));
  let journal: PlacedItem | null = null;
  const items: PlacedItem[] = [];
  for (const item of row.items) {
    const hunt = hunts.get(item[8]);
    if (hunt === undefined) continue;
    if (item[0] === "JOURNAL") journal = journalItem(row, hunt, timeZone);
    else items.push(placedItem(item, item[0], hunt, row.today));
  }
  return { items, journal };
}

function placedItem(item: StoredItem, group: DueGroupName, hunt: DueHunt, today: Day): PlacedItem {
  const [, kind, number, day, setBy, dueOn, place, since, , startsAt, appointment] = item;
  const row = { kind, number, day, dueOn, setBy, startsAt: startsAt === null ? null : new Date(startsAt), appointment };
  const key =
    since === null
      ? ([dueOn ?? "", place, hunt.id] as const)
      : ([new Date(since).toISOString(), number ?? 0, hunt.id] as const);
  return { item: toDueItem(row, hunt, today), group, key };
}

/** Returns the last day to answer as the offer that counts says it; nothing where the hunt says it itself. */
function answerByOf(offerDays: StoredOfferDays | null): Pick<DueHunt, "answerBy"> | null {
  const { answerBy } = saidByOffer(offerDays);
  return answerBy === undefined ? null : { answerBy };
}

function journalItem(row: JournalRow, jobHunt: DueHunt, timeZone: string | null): PlacedItem | null {
  const { today } = row;
  const dueOn = journalDayOf(row, timeZone);
  const group = groupOfDay(dueOn, today);
  if (group === null) return null;
  const item = toDueItem(
    { kind: "JOURNAL", number: null, day: null, dueOn, setBy: null, startsAt: null },
    jobHunt,
    today,
  );
  return { item, group, key: [dueOn, JOURNAL_PLACE, jobHunt.id] };
}

function journalDayOf(row: JournalRow, timeZone: string | null): Day {
  const { today, zone, journalSince, journalDoneOn: doneOn, journalByHand: byHand } = row;
  return journalDay({ today, since: journalSince ?? today, doneOn, byHand }, weekendOf(timeZone ?? zone));
}

function groupOfDay(day: Day, today: Day): DueGroupName | null {
  if (day < today) return DueGroupName.OVERDUE;
  if (day === today) return DueGroupName.TODAY;
  return day <= addDays(today, NEXT_DAYS) ? DueGroupName.NEXT : null;
}

function cursorKey(most: number, cursor: readonly string[] | null): readonly unknown[] {
  return [most, ...(cursor ?? [null, null, null])];
}

function byKey(one: PlacedItem, other: PlacedItem): number {
  return compare(one.key, other.key);
}

function compare([day, place, id]: PlacedItem["key"], [otherDay, otherPlace, otherId]: PlacedItem["key"]): number {
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  if (place !== otherPlace) return place - otherPlace;
  return id < otherId ? -1 : Number(id > otherId);
}
