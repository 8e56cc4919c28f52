import { withoutMarksAndJoiners } from "../../../schema/invisible-marks.js";
import { isTimeOfDay } from "../../components/date/readTime.js";
import { webLink } from "../../lib/textLinks.js";
import type {
  AppointmentKind,
  AppointmentPreviewInput,
  CreateAppointmentInput,
  RepeatedHour,
  UpdateAppointmentInput,
} from "../../schema.generated.js";
import { isAppointmentDay, isMinutes, type AppointmentValues, type FieldName } from "./appointmentValues.js";
import { readPeople } from "./people.js";
import { readRound } from "./rounds.js";

/** The ways in which an appointment can take place, in the order of the form. */
export const KINDS = ["PHONE", "VIDEO", "ON_SITE"] as const satisfies readonly AppointmentKind[];

const REPEATED = ["FIRST", "SECOND"] as const satisfies readonly RepeatedHour[];

/** Fields that have a meaning only together: all are sent when one of them is changed. */
const GROUPS: readonly (readonly FieldName[])[] = [
  ["round", "roundName"],
  ["day", "time", "timeZone", "repeatedHour"],
];

/** Returns the input that creates an appointment. */
export function createInput(
  values: AppointmentValues,
  rest: Pick<CreateAppointmentInput, "id" | "jobHuntId" | "restartsPreparation">,
): CreateAppointmentInput {
  return { ...rest, ...allFields(values) };
}

/**
 * Returns the input that changes an appointment: the fields that differ from what the form began with. People in the
 * trash, whom a form does not show, stay unless people are changed.
 */
export function updateInput(
  values: AppointmentValues,
  before: AppointmentValues,
  rest: Pick<UpdateAppointmentInput, "id" | "version" | "restartsPreparation">,
): UpdateAppointmentInput {
  const isChanged = (name: FieldName): boolean => values[name] !== before[name];
  const isSent = (name: FieldName): boolean =>
    isChanged(name) || GROUPS.some((group) => group.includes(name) && group.some(isChanged));
  const sent = allFields(values);
  return {
    ...rest,
    ...(isSent("kind") && { kind: sent.kind }),
    ...(isSent("round") && { round: sent.round, roundNumber: sent.roundNumber, roundName: sent.roundName }),
    ...(isSent("day") && {
      day: sent.day,
      time: sent.time,
      timeZone: sent.timeZone,
      repeatedHour: sent.repeatedHour,
    }),
    ...(isSent("minutes") && { minutes: sent.minutes }),
    ...(isSent("place") && { place: sent.place }),
    ...(isSent("url") && { url: sent.url }),
    ...(isSent("phone") && { phone: sent.phone }),
    ...(isSent("people") && { contactIds: sent.contactIds }),
    ...(isSent("note") && { note: sent.note }),
  };
}

/** Returns what a preview asks for; undefined while the day, the time or the length is not complete. */
export function previewInput(
  {
    day,
    time,
    timeZone,
    minutes,
    repeatedHour,
  }: Pick<AppointmentValues, "day" | "time" | "timeZone" | "minutes" | "repeatedHour">,
  rest: Pick<AppointmentPreviewInput, "id" | "jobHuntId">,
): AppointmentPreviewInput | undefined {
  if (!isAppointmentDay(day) || (time !== "" && !isTimeOfDay(time)) || timeZone === "") return undefined;
  return {
    ...rest,
    day,
    time: time === "" ? null : time,
    timeZone,
    minutes: minutes === "" || !isMinutes(minutes) ? null : Number(minutes),
    repeatedHour: repeatedHourOf(repeatedHour),
  };
}

function allFields(values: AppointmentValues) {
  const { day, time, timeZone, minutes, place, url, phone, note } = values;
  const { round, roundNumber } = readRound(values.round);
  return {
    kind: KINDS.find((kind) => kind === values.kind) ?? "ON_SITE",
    round,
    roundNumber,
    roundName: round === "OTHER" ? orNull(values.roundName) : null,
    day,
    time: orNull(time),
    timeZone,
    repeatedHour: time === "" ? null : repeatedHourOf(values.repeatedHour),
    minutes: minutes === "" ? null : Number(minutes),
    place: orNull(place),
    url: orNull(withScheme(url)),
    phone: orNull(phone),
    note: orNull(note),
    contactIds: readPeople(values.people).map(({ id }) => id),
  };
}

function repeatedHourOf(text: string): RepeatedHour | null {
  return REPEATED.find((one) => one === text) ?? null;
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

/** Returns an address as it was typed, without invisible marks and with https:// in front when it has no scheme. */
export function withScheme(url: string): string {
  const text = withoutMarksAndJoiners(url).trim();
  const isBare = !/^[a-z][a-z\d+.-]*:/i.test(text) && webLink(text) !== undefined;
  return isBare ? `https://${text}` : text;
}
