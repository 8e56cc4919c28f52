import type { MessageDescriptor } from "react-intl";
import { stepNames } from "../../../components/line/stepMessages.js";
import { dueTitles } from "../../../plan/step/dueMessages.js";
import { daysBetween, type Day } from "../../../lib/days.js";
import type { Today_GroupFragment, TodayQuery } from "./today.generated.js";

/** The groups of Today, as the server has them. */
export type TodayGroups = TodayQuery["today"];

/** The job that was captured last. */
export type CapturedJob = NonNullable<TodayGroups["captured"]>;

/** A row of Today. */
export type TodayItem = Today_GroupFragment["items"][number];

/** The groups that are lists of rows, in their order on the screen. */
export const GROUPS = ["overdue", "today", "next", "undated"] as const;

/** A group that is a list of rows. */
export type GroupName = (typeof GROUPS)[number];

/** From this number of days on, silence is worth a word. */
const QUIET_DAYS = 3;
/** From this number of days on, a hunt that waits is offered when the day is done. */
const OFFERED_DAYS = 7;

/** The keys of hints of days at which others are to answer. */
const THEIR_DAYS: ReadonlySet<string | undefined> = new Set(["theyPromised", "noNewsSinceInterview"]);

/** What can be done about a row. */
export interface RowActions {
  /** Change, and, once its time has come, how it went. */
  readonly isAppointment: boolean;
  /** Done and Later. */
  readonly isStep: boolean;
  /** What came? */
  readonly canAnswer: boolean;
  /** I will not apply. */
  readonly canGiveUp: boolean;
  /** Where Open leads: to the row's own step, to its hunt, or to the sheet of that. */
  readonly opens: "STEP" | "HUNT" | "SHEET";
}

/** Returns what can be done about a row. */
export function actionsOf({ kind, hint }: Pick<TodayItem, "kind" | "hint">): RowActions {
  const isStep = kind === "STEP" || kind === "JOURNAL";
  const isTheirs = kind === "PROMISE" && THEIR_DAYS.has(hint?.key);
  const canGiveUp = kind === "DEADLINE" && hint?.key === "lastDayToApply";
  const isAppointment = kind === "APPOINTMENT";
  const common = { isStep, isAppointment, canAnswer: isTheirs, canGiveUp };
  if (isStep) return { ...common, opens: "STEP" };
  return { ...common, opens: isAppointment || isTheirs ? "SHEET" : "HUNT" };
}

/** Returns whether a row is over, although the server has not answered without it yet: its appointment was settled. */
export function isSettled({ appointment }: Pick<TodayItem, "appointment">): boolean {
  return appointment !== null && (appointment.outcome !== null || appointment.cancelledBy !== null);
}

/** Returns the message that names a row; an appointment is named by what it is about (see `useRowTitle`). */
export function titleOf({ step, hint }: Pick<TodayItem, "step" | "hint">): MessageDescriptor {
  if (step !== null) return stepNames[step];
  return dueTitles[hint?.key ?? ""] ?? dueTitles.other;
}

/** Returns whether others set the row's day for the person: only such a day can be late. */
export function isSetByOthers({ kind }: Pick<TodayItem, "kind">): boolean {
  return kind === "DEADLINE";
}

/** Returns whether a row is late: others set its day, and it is past. */
export function isLate(item: Pick<TodayItem, "kind" | "dueOn">, today: Day): boolean {
  return item.dueOn !== null && item.dueOn < today && isSetByOthers(item);
}

/** What a hunt is called where it stands in a list. */
export interface JobName {
  /** The title of its job; the hunt's own name where no advert was captured. */
  readonly title: string;
  /** Null: none is known, or the title says it. */
  readonly employer: string | null;
}

/** What a hunt is named by. */
export type NamedHunt = Pick<TodayItem["jobHunt"], "name" | "jobTitle" | "employer">;

/** Returns what a hunt is called: by its job, then its employer. */
export function jobOf({ name, jobTitle, employer }: NamedHunt): JobName {
  const title = jobTitle ?? name;
  const by = employer?.name ?? "";
  return { title, employer: by === "" || title.toLowerCase().includes(by.toLowerCase()) ? null : by };
}

/** Returns what a hunt is called, in one text. */
export function huntLabel(hunt: NamedHunt): string {
  const { title, employer } = jobOf(hunt);
  return employer === null ? title : `${title}, ${employer}`;
}

/** Returns the row that gets the focus when some go: the one that follows the last of them, else the one before the first. */
export function nextFocus(ids: readonly string[], gone: readonly string[]): string | undefined {
  const places = gone.map((id) => ids.indexOf(id)).filter((at) => at >= 0);
  if (places.length === 0) return ids[0];
  const stays = (id: string): boolean => !gone.includes(id);
  return ids.slice(Math.max(...places)).find(stays) ?? ids.slice(0, Math.min(...places)).findLast(stays);
}

/** A hunt that waits for others. */
export interface WaitingHunt {
  /** What comes next if they stay silent. */
  readonly item: TodayItem;
  /** The days without news; 0 while they are too few for a word. */
  readonly days: number;
}

/** Returns the hunts that wait for others, each once, with what comes first. */
export function waitingHunts(items: readonly TodayItem[], today: Day): readonly WaitingHunt[] {
  const first = new Map<string, TodayItem>();
  for (const item of items) if (!first.has(item.jobHunt.id)) first.set(item.jobHunt.id, item);
  return [...first.values()].map((item) => {
    const { quietSince } = item.jobHunt;
    const days = quietSince === null ? 0 : daysBetween(quietSince, today);
    return { item, days: days >= QUIET_DAYS ? days : 0 };
  });
}

/** Returns the hunt to look at when the day is done: the one with the most days without news; undefined for none. */
export function offeredHunt(waiting: readonly WaitingHunt[]): WaitingHunt | undefined {
  return waiting.filter(({ days }) => days >= OFFERED_DAYS).toSorted((a, b) => b.days - a.days)[0];
}

/** Returns the number of rows that are left until today; the rows that are going do not count. */
export function leftUntilToday(groups: TodayGroups, going: ReadonlySet<string>): number {
  const { overdue, today } = groups;
  const gone = [...overdue.items, ...today.items].filter(({ id }) => going.has(id)).length;
  return overdue.count + today.count - gone;
}

/** Returns the number of rows that the groups have on the screen. */
export function rowCount(groups: TodayGroups): number {
  return GROUPS.reduce((sum, group) => sum + groups[group].items.length, 0);
}

/** Returns whether anything is planned, waits for others or is to be decided; then there is a job hunt. */
export function hasPlan(groups: TodayGroups): boolean {
  return rowCount(groups) > 0 || groups.waiting.items.length > 0 || groups.captured !== null;
}

/** A row that stays on the screen although the server has it no more. */
export interface KeptRow {
  readonly item: TodayItem;
  readonly group: GroupName;
  readonly at: number;
}

/** Returns the rows of a group with those that are kept where they stood. */
export function withKept(
  items: readonly TodayItem[],
  group: GroupName,
  kept: readonly KeptRow[],
): readonly TodayItem[] {
  const missing = kept.filter((row) => row.group === group && !items.some(({ id }) => id === row.item.id));
  return missing.reduce<readonly TodayItem[]>((rows, row) => rows.toSpliced(row.at, 0, row.item), items);
}
