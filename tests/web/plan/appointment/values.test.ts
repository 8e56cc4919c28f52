import { describe, expect, it } from "@jest/globals";
import type { Appointment_AppointmentFragment } from "../../../../web/plan/appointment/appointment.generated.js";
import {
  changedValues,
  draftValues,
  isAppointmentDay,
  isMinutes,
  newValues,
  restoredValues,
  valuesOf,
  withDefaults,
} from "../../../../web/plan/appointment/appointmentValues.js";
import { formProblems } from "../../../../web/plan/appointment/fieldProblems.js";
import { peopleText, readPeople } from "../../../../web/plan/appointment/people.js";
import { createInput, previewInput, updateInput, withScheme } from "../../../../web/plan/appointment/sentFields.js";
import { mapLink, whereFieldOf } from "../../../../web/plan/appointment/whereLinks.js";

const OSKAR = { id: "c-1", salutation: "Dr", firstName: "Oskar", middleNames: null, lastName: "Vennby", role: null };

const OSKAR_OF_FORM = { id: "c-1", name: "Dr Oskar Vennby" };

const APPOINTMENT: Appointment_AppointmentFragment = {
  id: "a-1",
  version: 3,
  jobHuntId: "h-1",
  kind: "VIDEO",
  round: "INTERVIEW",
  roundNumber: 2,
  roundName: null,
  day: "2026-11-30",
  time: "10:00",
  timeZone: "Europe/Berlin",
  repeatedHour: null,
  startsAt: "2026-11-30T09:00:00.000Z",
  minutes: 90,
  place: null,
  url: "https://meet.example.org/1",
  phone: null,
  note: null,
  outcome: null,
  cancelledBy: null,
  contacts: [OSKAR],
};
const DEFAULTS = { kind: "ON_SITE", round: "INTERVIEW 1", timeZone: "Europe/Lisbon" };
const REST = { id: "a-1", version: 3, restartsPreparation: false };

describe("the form of an appointment", () => {
  it("begins with what it is opened with", () => {
    const values = newValues({ time: "09:30", people: [OSKAR_OF_FORM] });

    expect({ ...values, people: readPeople(values.people) }).toMatchObject({
      day: "",
      time: "09:30",
      people: [OSKAR_OF_FORM],
    });
  });

  it("follows the defaults until the person chooses", () => {
    const values = newValues({ day: "2026-11-30" });

    expect(withDefaults(values, DEFAULTS)).toMatchObject(DEFAULTS);
    expect(withDefaults({ ...values, kind: "PHONE" }, DEFAULTS).kind).toBe("PHONE");
  });

  it("asks again which of two equal hours it is once the day, time or zone is another one", () => {
    const values = { ...valuesOf(APPOINTMENT), repeatedHour: "SECOND" };

    expect(changedValues(values, { day: "2026-12-01" }).repeatedHour).toBe("");
    expect(changedValues(values, { day: values.day, note: "bring the plan" }).repeatedHour).toBe("SECOND");
    expect(changedValues(values, { repeatedHour: "FIRST" }).repeatedHour).toBe("FIRST");
  });

  it("has its draft back, and the day it was opened with", () => {
    const values = newValues({ day: "2026-12-01", time: "09:30", note: "from a call" });
    const draft = { place: "Boat House", day: "2026-11-30", time: "10:00", minutes: "90", note: "" };

    expect(restoredValues(values, draft, { day: "2026-12-01", time: "09:30" })).toMatchObject({
      day: "2026-12-01",
      time: "09:30",
      place: "Boat House",
      minutes: "90",
      note: "from a call",
    });
    expect(restoredValues(valuesOf(APPOINTMENT), { note: "", url: "" }).url).toBe("");
  });

  describe("that was opened with what a call said, and is opened again", () => {
    const ROBIN = { id: "c-2", name: "Robin" };
    const SAID = { day: "2026-11-30", time: "10:00", note: "Monday at ten", people: [OSKAR_OF_FORM] };
    const typed = { time: "10:15", note: "", place: "Boat House", people: peopleText([ROBIN]) };
    const draft = draftValues({ ...newValues(SAID), ...typed }, SAID);
    const reopened = (said: Parameters<typeof newValues>[0]) => restoredValues(newValues(said), draft, said);

    it("keeps what was typed where the call says the same", () => {
      expect(reopened(SAID)).toEqual({ ...newValues(SAID), ...typed });
    });

    it("takes what the call says now, and only that", () => {
      const now = { day: "2026-12-01", note: "Tuesday", people: [] };

      expect(reopened(now)).toEqual({ ...newValues(SAID), ...typed, day: "2026-12-01", note: "Tuesday" });
    });

    it("takes a time alone, with no answer about a repeated hour any more", () => {
      const repeated = { ...draft, repeatedHour: "SECOND" };
      const again = restoredValues(newValues({ time: "11:00" }), repeated, { time: "11:00" });

      expect(again).toMatchObject({ day: "2026-11-30", time: "11:00", repeatedHour: "" });
    });
  });

  it.each([
    ["2026-11-30", true],
    ["1900-01-01", true],
    ["1899-12-31", false],
    ["2201-01-01", false],
    ["0002-11-30", false],
    ["", false],
  ])("takes the day %p: %s", (day, isTaken) => {
    expect(isAppointmentDay(day)).toBe(isTaken);
  });

  it.each([
    ["", true],
    ["1", true],
    ["1440", true],
    ["1441", false],
    ["0", false],
    ["-5", false],
    ["1.5", false],
    ["1e2", false],
  ])("takes the length %p: %s", (minutes, isTaken) => {
    expect(isMinutes(minutes)).toBe(isTaken);
  });
});

describe("what a form sends", () => {
  it("is everything of a new appointment, with null for what is empty", () => {
    const values = withDefaults({ ...newValues({ day: "2026-11-30" }), phone: " +44 20 7946 0018 " }, DEFAULTS);

    expect(createInput(values, { id: "a-2", jobHuntId: "h-1", restartsPreparation: true })).toEqual({
      id: "a-2",
      jobHuntId: "h-1",
      restartsPreparation: true,
      kind: "ON_SITE",
      round: "INTERVIEW",
      roundNumber: 1,
      roundName: null,
      day: "2026-11-30",
      time: null,
      timeZone: "Europe/Lisbon",
      repeatedHour: null,
      minutes: null,
      place: null,
      url: null,
      phone: "+44 20 7946 0018",
      note: null,
      contactIds: [],
    });
  });

  it("is nothing of an appointment that did not change", () => {
    const values = valuesOf(APPOINTMENT);

    expect(updateInput(values, values, REST)).toEqual(REST);
  });

  it("is what changed, with the fields that have a meaning only together", () => {
    const before = valuesOf(APPOINTMENT);

    expect(updateInput({ ...before, time: "", note: "by train" }, before, REST)).toEqual({
      ...REST,
      day: "2026-11-30",
      time: null,
      timeZone: "Europe/Berlin",
      repeatedHour: null,
      note: "by train",
    });
    expect(updateInput({ ...before, round: "OTHER", roundName: "Lunch" }, before, REST)).toEqual({
      ...REST,
      round: "OTHER",
      roundNumber: null,
      roundName: "Lunch",
    });
  });

  it("keeps the place, the link and the number when the type changes", () => {
    const before = valuesOf(APPOINTMENT);

    expect(updateInput({ ...before, kind: "PHONE" }, before, REST)).toEqual({ ...REST, kind: "PHONE" });
  });

  it("has people only when they changed, so that those in the trash stay", () => {
    const before = valuesOf(APPOINTMENT);
    const people = peopleText([...readPeople(before.people), { id: "c-2", name: "Priyanka Moorhen" }]);

    expect(updateInput({ ...before, people }, before, REST)).toEqual({ ...REST, contactIds: ["c-1", "c-2"] });
  });

  it.each([
    ["meet.example.org/1", "https://meet.example.org/1"],
    ["http://meet.example.org", "http://meet.example.org"],
    ["ftp://example.org", "ftp://example.org"],
    ["no address", "no address"],
    ["", ""],
  ])("is the address %p as %p", (typed, sent) => {
    expect(withScheme(typed)).toBe(sent);
  });
});

describe("the preview of a form", () => {
  it("waits for a whole day", () => {
    const values = withDefaults(newValues({}), DEFAULTS);

    expect(previewInput(values, { jobHuntId: "h-1" })).toBeUndefined();
    expect(previewInput({ ...values, day: "0202-01-01" }, { jobHuntId: "h-1" })).toBeUndefined();
  });

  it("asks without what is not complete yet", () => {
    const values = withDefaults({ ...newValues({ day: "2026-11-30" }), minutes: "99999" }, DEFAULTS);

    expect(previewInput(values, { jobHuntId: "h-1" })).toEqual({
      jobHuntId: "h-1",
      day: "2026-11-30",
      time: null,
      timeZone: "Europe/Lisbon",
      minutes: null,
      repeatedHour: null,
    });
  });
});

describe("the people of a form", () => {
  it("come back from their text, with their full names", () => {
    expect(readPeople(valuesOf(APPOINTMENT).people)).toEqual([{ id: "c-1", name: "Dr Oskar Vennby" }]);
  });

  it.each(["", "{", "[1]", '[{"id":1,"name":"x"}]', '{"id":"x"}'])("are nobody in %p", (text) => {
    expect(readPeople(text)).toEqual([]);
  });
});

describe("what is wrong with a form", () => {
  it("stands at its fields, under the names that the form has", () => {
    const { byField, isComplete } = formProblems([
      { field: "contactIds", rule: "maxCount", message: "At most 20." },
      { field: "roundNumber", rule: "range", message: "1 to 20." },
      { field: "roundNumber", rule: "other", message: "Another fault." },
    ]);

    expect(byField).toMatchObject({ people: { rule: "maxCount" }, round: { rule: "range" } });
    expect(isComplete).toBe(true);
  });

  it("is not all at the fields when one is of no field, or none is named", () => {
    expect(formProblems([{ field: "version", message: "?" }]).isComplete).toBe(false);
    expect(formProblems([]).isComplete).toBe(false);
  });
});

describe("where an appointment takes place", () => {
  it("is one field for each type", () => {
    expect(["PHONE", "VIDEO", "ON_SITE"].map(whereFieldOf)).toEqual(["phone", "url", "place"]);
  });

  it("is shown on a map by its whole text", () => {
    expect(mapLink("Boat House, 3rd floor & more")).toBe(
      "https://www.openstreetmap.org/search?query=Boat%20House%2C%203rd%20floor%20%26%20more",
    );
    expect(mapLink("  ")).toBeUndefined();
  });
});
