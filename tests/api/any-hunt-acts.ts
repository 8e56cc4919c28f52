import fc from "fast-check";
import { changeAppointment, createAppointment } from "../support/appointments.js";
import type { Client } from "../support/client.js";
import { changeStep, setDates } from "../support/plan.js";

/** Something that happens to a hunt; not everything is allowed in every hunt. */
export type Change = (me: Client, jobHuntId: string) => Promise<unknown>;

const aDay = fc
  .integer({ min: 1, max: 40 })
  .map((days) => new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10));
const pastDay = fc
  .integer({ min: 0, max: 20 })
  .map((days) => new Date(Date.UTC(2026, 10, 23 - days)).toISOString().slice(0, 10));
const aStep = fc.constantFrom(
  ...["IDEAL_JOB_PROFILE", "SHORTLIST_COMPANIES", "DECIDE_ON_JOB", "CAPTURE_JOB_DETAILS", "BUILD_APPLICATION_BUNDLE"],
  ...["SEND_APPLICATION_BUNDLE", "ACCEPTING_INTERVIEW", "RECEIVED_OFFER", "OFFER_ACCEPTANCE", "JOURNAL_YOUR_JOB_HUNT"],
);
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.constantFrom("openStep", "completeStep", "skipStep"), aStep).map(
    ([name, step]): Change =>
      (me, jobHuntId) =>
        changeStep(me, name, { jobHuntId, step }),
  ),
  fc.tuple(aStep, fc.option(aDay)).map(
    ([step, dueOn]): Change =>
      (me, jobHuntId) =>
        changeStep(me, "setStepDueDate", { jobHuntId, step, dueOn }),
  ),
  pastDay.map(
    (doneOn): Change =>
      (me, jobHuntId) =>
        changeStep(me, "setStepDoneOn", { jobHuntId, step: "SEND_APPLICATION_BUNDLE", doneOn }),
  ),
  fc.tuple(fc.constantFrom("deadline", "offerReceivedOn", "answerBy", "signBy", "startsOn"), aDay).map(
    ([name, on]): Change =>
      (me, id) =>
        setDates(me, id, { [name]: on }),
  ),
  fc.tuple(pastDay, fc.constantFrom("THEM", "ME"), fc.option(aDay)).map(
    ([on, from, promisedOn]): Change =>
      (me, jobHuntId) =>
        me.query(`mutation ($input: RecordSignInput!) { recordSign(input: $input) { logEntryId } }`, {
          input: { jobHuntId, on, from, kind: "CALL", promisedOn },
        }),
  ),
  fc.tuple(aDay, fc.option(fc.constantFrom("08:30", "17:00"))).map(
    ([day, time]): Change =>
      (me, jobHuntId) =>
        createAppointment(me, jobHuntId, day, time === null ? {} : { time, timeZone: "Europe/Berlin" }),
  ),
  fc.constantFrom("GOOD", "THEM").map((end): Change => async (me, jobHuntId) => {
    const { id } = await createAppointment(me, jobHuntId, "2026-11-21");
    return end === "GOOD"
      ? changeAppointment(me, "recordAppointmentOutcome", { id, outcome: end })
      : changeAppointment(me, "cancelAppointment", { id, by: end });
  }),
  aDay.map(
    (until): Change =>
      (me, id) =>
        me.query(`mutation { pauseJobHunts(input: { jobHuntId: "${id}", until: "${until}" }) { logEntryId } }`),
  ),
);
/** How a hunt begins, and what happens to it. */
export const ANY_HUNT_ACTS = fc
  .tuple(
    fc.record({
      phase: fc.constantFrom("PREPARING", "APPLYING", "INTERVIEWING", "ACCEPTING"),
      scenario: fc.constantFrom(null, "FOUND_ADVERT", "INSIDE_LINE", "NO_IDEA_PEOPLE"),
    }),
    fc.array(change, { maxLength: 7 }),
  )
  .map(([start, changes]) => [start, ...changes] as const);
