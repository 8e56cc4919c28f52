import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import {
  changeAppointment,
  createAppointment,
  createContact,
  readAppointment,
  type APPOINTMENT_CHANGES,
  type AppointmentChanged,
} from "../support/factories/appointment.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id entry } } }`;
const SET_STEP = `mutation ($input: SetStepStatusInput!) { setStepStatus(input: $input) { logEntryId } }`;
const STEP = `query ($id: ID!) { jobHunt(id: $id) { phases { steps { name status } } } }`;
const DELETE_CONTACT = `mutation ($id: ID!) { deleteContact(input: { id: $id }) { logEntryId } }`;
const EMPTY = `mutation { emptyTrash { count } }`;

describe("undoing a change of an appointment", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me);
  });
  afterAll(() => app.close());

  const create = (input: object = {}): Promise<AppointmentChanged> =>
    createAppointment(me, { jobHuntId: hunt.id, day: "2026-11-20", ...input });
  const change = (name: keyof typeof APPOINTMENT_CHANGES, input: object): Promise<AppointmentChanged> =>
    changeAppointment(me, name, input);
  const undo = async (id: string | null): Promise<string> => {
    const answer = await me.query<{ undo: { logEntries: { id: string }[] } }>(UNDO, { id });
    return answer.undo.logEntries[0]?.id ?? "";
  };
  /** Returns what is kept of an appointment, whatever its version. */
  const kept = async (id: string): Promise<object | null> => {
    const found = await readAppointment(me, id);
    return found === null ? null : { ...found, version: null };
  };
  const statusOf = async (step: string): Promise<string | undefined> => {
    const { jobHunt } = await me.query<{ jobHunt: { phases: { steps: { name: string; status: string }[] }[] } }>(
      STEP,
      hunt,
    );
    return jobHunt.phases.flatMap(({ steps }) => steps).find(({ name }) => name === step)?.status;
  };

  it("takes a new one away, and brings it back with its people", async () => {
    const contactIds = [await createContact(me), await createContact(me)];
    const { id, logEntryId } = await create({ time: "10:30", contactIds });
    const before = await kept(id);

    const undoing = await undo(logEntryId);
    const gone = await kept(id);
    await undo(undoing);

    expect(gone).toBeNull();
    expect(await kept(id)).toEqual(before);
  });

  it.each<readonly [keyof typeof APPOINTMENT_CHANGES, object]>([
    ["update", { day: "2026-11-19", time: "12:00", timeZone: "Asia/Kathmandu", minutes: 20, note: "New", place: null }],
    ["update", { round: "OTHER", roundName: "A walk", kind: "ON_SITE", phone: "1", url: "https://example.org/" }],
    ["update", { time: null }],
    ["outcome", { outcome: "NOT_GOOD" }],
    ["cancel", { by: "ME" }],
    ["remove", {}],
  ])("restores what it was before, and does it again: %s (case %#)", async (name, input) => {
    const { id } = await create({ time: "10:30", minutes: 45, place: "Room 4", roundNumber: 2 });
    const before = await kept(id);
    const { logEntryId } = await change(name, { id, ...input });
    const after = await kept(id);

    const undoing = await undo(logEntryId);
    const undone = await kept(id);
    await undo(undoing);

    expect(after).not.toEqual(before);
    expect(undone).toEqual(before);
    expect(await kept(id)).toEqual(after);
  });

  it("restores that it was cancelled, with how it went", async () => {
    const { id } = await create();
    await change("outcome", { id, outcome: "GOOD" });
    const { logEntryId: cancelling } = await change("cancel", { id });
    await undo(cancelling);
    const took = await kept(id);
    await change("cancel", { id });
    const { logEntryId: uncancelling } = await change("cancel", { id, by: null });
    await undo(uncancelling);

    expect(took).toMatchObject({ cancelledBy: null, outcome: "GOOD" });
    expect(await kept(id)).toMatchObject({ cancelledBy: "THEM", outcome: null });
  });

  it("is possible of a deletion that a full log took, once there is space again", async () => {
    const { id } = await create();
    const narrow = await app.beside({ quotas: { logEntries: 2 } });

    const { deleteAppointment } = await me
      .at(narrow.url)
      .query<{ deleteAppointment: { logEntryId: string } }>(
        `mutation ($id: ID!) { deleteAppointment(input: { id: $id }) { logEntryId } }`,
        { id },
      );
    await narrow.close();
    await undo(deleteAppointment.logEntryId);

    expect(await kept(id)).not.toBeNull();
  });

  it("restores the people in their order, and leaves out one who is gone for good", async () => {
    const [a, b, c] = [await createContact(me, "A"), await createContact(me, "B"), await createContact(me, "C")];
    const people = async (id: string): Promise<unknown> => (await readAppointment(me, id))?.contacts;
    const { id } = await create({ contactIds: [c, a, b] });
    const { logEntryId } = await change("update", { id, contactIds: [b] });

    const undoing = await undo(logEntryId);
    const undone = await people(id);
    await undo(undoing);
    const again = await people(id);
    await me.query(DELETE_CONTACT, { id: c });
    const { logEntryId: last } = await change("update", { id, contactIds: [a] });
    await me.query(EMPTY);
    await undo(last);

    expect(undone).toEqual([{ id: c }, { id: a }, { id: b }]);
    expect(again).toEqual([{ id: b }]);
    expect(await people(id)).toEqual([{ id: b }]);
  });

  it("leaves a contact out who was there and is gone for good", async () => {
    const [a, b] = [await createContact(me, "A"), await createContact(me, "B")];
    const { id } = await create({ contactIds: [a, b] });
    const { logEntryId } = await change("update", { id, contactIds: [] });
    await me.query(DELETE_CONTACT, { id: a });
    await me.query(EMPTY);

    await undo(logEntryId);

    expect((await readAppointment(me, id))?.contacts).toEqual([{ id: b }]);
  });

  it.each([
    ["people", { contactIds: [] }, { contactIds: null }, "contactIds"],
    ["time", { time: "10:00" }, { time: "11:00" }, "time"],
    ["length", { time: "10:00" }, { minutes: 30 }, "minutes"],
    ["note", { note: "a" }, { note: "b" }, "note"],
  ])("is refused when the %s changed since", async (_what, first, second, column) => {
    const [a, b] = [await createContact(me), await createContact(me)];
    const { id } = await create({ time: "09:00", contactIds: [a] });
    const others = { contactIds: [a, b] };
    const { logEntryId } = await change("update", { id, ...first });
    await change("update", { id, ...("contactIds" in second ? others : second) });

    const failure = await me.failure(UNDO, { id: logEntryId });

    expect(failure.extensions).toMatchObject({
      code: "CONFLICT",
      current: { changed: expect.arrayContaining([column]) },
    });
  });

  it("leaves what was changed since elsewhere as it is", async () => {
    const { id } = await create({ note: "Old", place: "Old" });
    const { logEntryId } = await change("update", { id, note: "New" });
    await change("update", { id, place: "New" });

    await undo(logEntryId);

    expect(await kept(id)).toMatchObject({ note: "Old", place: "New" });
  });

  it("closes the steps again that the same change opened", async () => {
    await me.query(SET_STEP, { input: { jobHuntId: hunt.id, step: "DAY_OF_THE_INTERVIEW", status: "DONE" } });
    const { id, logEntryId } = await create({ restartsPreparation: true });
    const opened = await statusOf("DAY_OF_THE_INTERVIEW");

    await undo(logEntryId);

    expect(opened).toBe("ACTIVE");
    expect(await statusOf("DAY_OF_THE_INTERVIEW")).toBe("DONE");
    expect(await kept(id)).toBeNull();
  });
});
