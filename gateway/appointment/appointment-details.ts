import { APPOINTMENT_CONTACTS_MAX, APPOINTMENT_MINUTES_MAX, APPOINTMENT_ROUND_MAX } from "../../schema/limits.js";
import { cleanText, type TextUse } from "../platform/clean-text.js";
import { checkDays, dayIn, isPlannable, type Day } from "../platform/day.js";
import { Faults } from "../platform/validation.js";
import { checkTimeZone } from "../platform/time-zone.js";
import { isClockTime, momentsOf, offsetName } from "../platform/zoned-time.js";
import { textsOf } from "../record/text-field.js";
import { AppointmentRound, RepeatedHour } from "./appointment-enums.js";
import type { Appointment } from "./appointment.entity.js";
import { CreateAppointmentInput, UpdateAppointmentInput, type AppointmentTexts } from "./appointment.input.js";

/** When an appointment begins, in its own time zone. */
type AppointmentStart = Pick<Appointment, "day" | "time" | "timeZone" | "repeatedHour">;

/** The same, with the moment; null without a time. */
type CheckedStart = AppointmentStart & Pick<Appointment, "startsAt">;

/** When an appointment takes place, after its checks. */
export type CheckedTime = CheckedStart & Pick<Appointment, "minutes">;

/** What a person says about an appointment, and the moment that follows from it. */
export type AppointmentDetails = CheckedStart &
  AppointmentTexts &
  Pick<Appointment, "kind" | "round" | "roundNumber" | "minutes">;

/** An input after its checks. */
export interface CheckedInput {
  readonly details: AppointmentDetails;
  /** The people there, each once; null: they stay. */
  readonly contactIds: readonly string[] | null;
}

type AppointmentInput = CreateAppointmentInput | UpdateAppointmentInput;
/** What an input says about when an appointment takes place. */
type TimeInput = Pick<UpdateAppointmentInput, "day" | "time" | "timeZone" | "repeatedHour" | "minutes">;

/** Checks a new appointment, in the person's time zone unless it names one. Throws VALIDATION naming every fault. */
export function checkNew(input: CreateAppointmentInput, timeZone: string): CheckedInput {
  const { kind, day, round = AppointmentRound.INTERVIEW } = input;
  const faults = new Faults();
  const texts = faults.from(() => textsOf(CreateAppointmentInput, input));
  const unsaid = { time: null, repeatedHour: null, startsAt: null, minutes: null, roundNumber: null };
  const unwritten = { roundName: null, place: null, url: null, phone: null, note: null };
  const start = startOf(movedStart(input, { day, timeZone, time: null, repeatedHour: null }), faults);
  return check(input, { ...unsaid, ...unwritten, kind, round, ...start }, texts, faults);
}

/** Checks the changes of an appointment. Throws VALIDATION naming every fault. */
export function checkChanges(input: UpdateAppointmentInput, current: Appointment): CheckedInput {
  const { day, time, timeZone, repeatedHour } = input;
  const faults = new Faults();
  const texts = faults.from(() => textsOf(UpdateAppointmentInput, input));
  // A zone whose rules changed since then makes no other change impossible.
  const isMoved = day != null || time !== undefined || timeZone != null || repeatedHour !== undefined;
  const start = isMoved ? startOf(movedStart(input, current), faults) : current;
  return check(input, { ...current, ...start }, texts, faults);
}

/**
 * Returns when an appointment would begin and how long it would last, in the person's time zone unless it names one. Throws
 * VALIDATION naming every fault, as its creation does.
 */
export function checkTime(input: TimeInput & { readonly day: Day }, timeZone: string): CheckedTime {
  const faults = new Faults();
  const { day, minutes = null } = input;
  const start = startOf(movedStart(input, { day, timeZone, time: null, repeatedHour: null }), faults);
  checkMinutes(minutes, start.time, faults);
  faults.refuse();
  return { ...start, minutes };
}

/** Returns whether an appointment begins after a moment; without a time, whether its day begins after it. */
export function beginsAfter(
  { startsAt, day, timeZone }: Pick<Appointment, "startsAt" | "day" | "timeZone">,
  now: Date,
): boolean {
  return startsAt === null ? day > dayIn(timeZone, now) : startsAt > now;
}

/** Returns whether an appointment that was at one time takes place at another; without times days are compared. */
export function isMoved(
  from: Pick<Appointment, "startsAt" | "day">,
  to: Pick<Appointment, "startsAt" | "day">,
): boolean {
  if (from.startsAt === null || to.startsAt === null) return from.startsAt !== to.startsAt || from.day !== to.day;
  return from.startsAt.getTime() !== to.startsAt.getTime();
}

/** Collects the faults of everything but the start, and throws them all; `texts` null: theirs are among them. */
function check(
  input: AppointmentInput,
  current: AppointmentDetails,
  texts: Partial<AppointmentTexts> | null,
  faults: Faults,
): CheckedInput {
  const { day, time, timeZone, repeatedHour, startsAt } = current;
  const { place = current.place, url = current.url, phone = current.phone, note = current.note } = texts ?? {};
  const minutes = minutesOf(input, current);
  checkMinutes(minutes, time, faults);
  const address = writtenText("plain", input.url);
  faults.add(
    address != null && !isWebAddress(address),
    "url",
    "url",
    "an address that begins with https:// or http://, and has no space, line break, name or password in it.",
  );
  const round = roundOf(input, current, faults);
  const contactIds = contactIdsOf(input, faults);
  faults.refuse();
  const kind = input.kind ?? current.kind;
  const start = { day, time, timeZone, repeatedHour, startsAt };
  return { details: { kind, ...round, ...start, minutes, place, url, phone, note }, contactIds };
}

function movedStart(input: TimeInput, current: AppointmentStart): AppointmentStart {
  return {
    day: input.day ?? current.day,
    time: input.time === undefined ? current.time : input.time?.trim() || null,
    timeZone: input.timeZone ?? current.timeZone,
    repeatedHour: input.repeatedHour === undefined ? current.repeatedHour : input.repeatedHour,
  };
}

function startOf({ day, time, timeZone, repeatedHour }: AppointmentStart, faults: Faults): CheckedStart {
  faults.from(() => checkDays({ day }));
  faults.add(time !== null && !isClockTime(time), "time", "time", "a time from 00:00 to 23:59, such as 09:30.");
  const zone = faults.from(() => checkTimeZone("timeZone", timeZone));
  const start = { day, time, timeZone: zone ?? timeZone, repeatedHour: null, startsAt: null };
  if (time === null || !isClockTime(time) || zone === null || !isPlannable(day)) return start;
  const [first, second] = momentsOf(day, time, zone);
  if (first === undefined) {
    faults.add(true, "time", "skipped", `clocks in ${zone} go forward on ${day}, and are never at ${time}.`);
    return start;
  }
  if (second === undefined) return { ...start, startsAt: first };
  const offsets = `FIRST is at ${offsetName(zone, first)}, SECOND at ${offsetName(zone, second)}`;
  const message = `clocks in ${zone} go back on ${day}, and are at ${time} twice: ${offsets}.`;
  faults.add(repeatedHour === null, "repeatedHour", "required", message);
  return { ...start, repeatedHour, startsAt: repeatedHour === RepeatedHour.SECOND ? second : first };
}

/** Returns its length; without a time it has none, unless the input itself gives one. */
function minutesOf({ minutes }: TimeInput, current: AppointmentDetails): number | null {
  if (minutes !== undefined) return minutes;
  return current.time === null ? null : current.minutes;
}

function checkMinutes(minutes: number | null, time: string | null, faults: Faults): void {
  if (minutes === null) return;
  faults.add(time === null, "minutes", "needsTime", "a length needs a time at which it begins.");
  faults.add(minutes < 1, "minutes", "order", "it ends before it begins; a length is at least 1.");
  const longest = APPOINTMENT_MINUTES_MAX.toLocaleString("en");
  faults.add(minutes > APPOINTMENT_MINUTES_MAX, "minutes", "range", `1 to ${longest}, this is ${minutes}.`);
}

/** Returns what it is about; a number or a name that belongs to another round is left behind with it. */
function roundOf(
  input: AppointmentInput,
  current: AppointmentDetails,
  faults: Faults,
): Pick<Appointment, "round" | "roundNumber" | "roundName"> {
  const round = input.round ?? current.round;
  const isInterview = round === AppointmentRound.INTERVIEW;
  const isOther = round === AppointmentRound.OTHER;
  const { roundNumber: number = current.roundNumber } = input;
  const written = writtenText("line", input.roundName);
  const name = written === undefined ? current.roundName : written;
  faults.add(!isInterview && input.roundNumber != null, "roundNumber", "round", "only an INTERVIEW has a number.");
  faults.add(
    isInterview && number !== null && (number < 1 || number > APPOINTMENT_ROUND_MAX),
    "roundNumber",
    "range",
    `1 to ${APPOINTMENT_ROUND_MAX}, this is ${number}.`,
  );
  faults.add(!isOther && written != null, "roundName", "round", "only OTHER has a name.");
  faults.add(isOther && name === null, "roundName", "required", "say what it is about.");
  return { round, roundNumber: isInterview ? number : null, roundName: isOther ? name : null };
}

function contactIdsOf({ contactIds }: AppointmentInput, faults: Faults): readonly string[] | null {
  if (contactIds === undefined) return null;
  const ids = [...new Set((contactIds ?? []).map((id) => id.toLowerCase()))];
  const message = `at most ${APPOINTMENT_CONTACTS_MAX} people, this has ${ids.length}.`;
  faults.add(ids.length > APPOINTMENT_CONTACTS_MAX, "contactIds", "maxItems", message);
  return ids;
}

/** Returns a text as it would be stored, whether or not it can be; undefined: it was not given. */
function writtenText(use: TextUse, text: string | null | undefined): string | null | undefined {
  return text == null ? text : cleanText(use, text) || null;
}

function isWebAddress(text: string): boolean {
  // Parsing drops line breaks and tabs, but the text is kept as it was written.
  if (/[\s\p{Cc}]/u.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}
