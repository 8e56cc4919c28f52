import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import { changeAppointment, createAppointment } from "../support/appointments.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { undo } from "../support/plan.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const STEP = "RESEARCH_FOR_THE_INTERVIEW";
const PREVIEW = `query ($input: AppointmentPreviewInput!) { preview: appointmentPreview(input: $input) { steps { step dueOn } } }`;
const DUE = `query ($id: ID!) { jobHunt(id: $id) { step(name: ${STEP}) { dueOn } } }`;

describe("an appointment that is moved on 1 December", () => {
  let app: TestApp;
  let me: Client;
  let hunt: string;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
    hunt = (await createJobHunt(me, { phase: "INTERVIEWING" })).id;
    ({ id } = await createAppointment(me, hunt, "2026-12-20", { time: "10:00" }));
    app.clock.advance(10 * DAY_MS); // 1 December 2026, 09:00 UTC
  });
  afterAll(() => app.close());

  const dueOn = async (): Promise<string | null> =>
    (await me.query<{ jobHunt: { step: { dueOn: string | null } } }>(DUE, { id: hunt })).jobHunt.step.dueOn;
  const previewed = async (when: object): Promise<string | null | undefined> => {
    const input = { jobHuntId: hunt, id, ...when };
    const { preview } = await me.query<{ preview: { steps: { step: string; dueOn: string | null }[] } }>(PREVIEW, {
      input,
    });
    return preview.steps.find(({ step }) => step === STEP)?.dueOn;
  };

  it.each([
    ["nearer: today", { day: "2026-12-03", time: "10:00" }, "2026-12-01"],
    ["nearer, without its time: today", { day: "2026-12-03", time: null }, "2026-12-01"],
    ["by its time zone: the rule's day", { day: "2026-12-20", time: "10:00", timeZone: "Asia/Tokyo" }, "2026-12-16"],
    ["further away: the rule's day", { day: "2026-12-30", time: "10:00" }, "2026-12-26"],
  ])("is prepared for as its preview says, and as before after Undo: %s", async (_what, when, wanted) => {
    const preview = await previewed(when);
    const { logEntryId } = await changeAppointment(me, "updateAppointment", { id, ...when });
    const moved = await dueOn();
    await undo(me, logEntryId ?? "");

    expect([preview, moved, await dueOn()]).toEqual([wanted, wanted, "2026-12-16"]);
    expect(await app.services.plans.findStale(me.person.id)).toEqual([]);
  });

  it("keeps when it was dated while only something else of it changes", async () => {
    const { logEntryId: moving } = await changeAppointment(me, "updateAppointment", { id, day: "2026-12-03" });
    app.clock.advance(DAY_MS);
    const { logEntryId } = await changeAppointment(me, "updateAppointment", { id, minutes: 20, note: "Room 4" });

    expect(await dueOn()).toBe("2026-12-01");
    expect(await previewed({ day: "2026-12-03", time: "10:00", minutes: 45 })).toBe("2026-12-01");
    await undo(me, logEntryId ?? "");
    await undo(me, moving ?? "");
    expect(await dueOn()).toBe("2026-12-16");
  });
});
