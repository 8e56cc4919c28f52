import { describe, expect, it } from "@jest/globals";
import type { AppointmentKind, StepName } from "../../../../web/schema.generated.js";
import {
  factsOf,
  letterName,
  receiverOf,
  type GuideContact,
  type GuideHunt,
} from "../../../../web/plan/guide/facts.js";

const NOBODY: GuideContact = {
  salutation: null,
  firstName: null,
  middleNames: null,
  lastName: null,
  email: null,
  role: null,
};
const EMPTY: GuideHunt = {
  name: "Data hunt",
  jobId: null,
  employer: null,
  idealJob: null,
  jobDetails: null,
  answerBy: null,
  startsOn: null,
  offer: null,
  sent: null,
  contacts: [],
  signs: [],
  appointment: null,
};
const ADA = { ...NOBODY, salutation: "Dr", firstName: "Ada", lastName: "Lovelace", email: " ada@example.org " };
const KIM = { ...NOBODY, firstName: "Kim", role: "Recruiter" };
const SAM = { ...NOBODY, firstName: "Sam", email: "sam@example.org", role: "Helper" };
const ROBIN = { name: "Robin Sample", givenName: "Robin", familyName: "Sample" };
const STEP = "FIRST_FOLLOW_UP_COMMUNICATIONS";

describe("the facts of a step's texts", () => {
  it("are only what is known", () => {
    expect(factsOf(EMPTY, { name: null, givenName: null, familyName: null }, STEP)).toEqual({
      facts: { title: "Data hunt" },
      to: null,
      helper: null,
    });
  });

  it("come from the hunt, its advert and its news", () => {
    const hunt: GuideHunt = {
      ...EMPTY,
      jobId: "J-1",
      employer: { name: "Brindle Maps" },
      idealJob: { name: "Maps" },
      jobDetails: { jobTitle: "Engineer", referenceNumber: "BM-2291" },
      answerBy: "2026-12-04",
      startsOn: "2027-02-01",
      offer: { payAmount: "50000", payCurrency: "EUR", payPeriod: "YEAR" },
      sent: { doneOn: "2026-11-19" },
      signs: [
        { from: "ME", promisedOn: "2026-12-01" },
        { from: "THEM", promisedOn: "2026-12-02" },
        { from: "THEM", promisedOn: "2026-11-30" },
      ],
    };

    expect(factsOf(hunt, ROBIN, STEP).facts).toEqual({
      me: "Robin Sample",
      employer: "Brindle Maps",
      company: "Brindle Maps",
      title: "Engineer",
      reference: "BM-2291",
      sentOn: "2026-11-19",
      idealJob: "Maps",
      answerBy: "2026-12-04",
      startOn: "2027-02-01",
      salary: "50000 EUR YEAR",
      promisedOn: "2026-12-02",
    });
  });

  it("fall back to the id of the job and to the parts of a name", () => {
    const hunt: GuideHunt = { ...EMPTY, jobId: "J-1", jobDetails: { jobTitle: " ", referenceNumber: "" } };
    const viewer = { name: null, givenName: "Robin", familyName: "Sample", phone: "+44 7700 900 123" };

    expect(factsOf(hunt, viewer, STEP).facts).toEqual({
      me: "Robin Sample",
      phone: "+44 7700 900 123",
      title: "Data hunt",
      reference: "J-1",
    });
  });

  it("hold no promise that the last news from them does not repeat", () => {
    const signs = [
      { from: "THEM", promisedOn: null },
      { from: "THEM", promisedOn: "2026-11-30" },
    ] as const;

    expect(factsOf({ ...EMPTY, signs }, ROBIN, STEP).facts.promisedOn).toBeUndefined();
  });

  it.each<{ ada: StepName | null; kim: StepName | null; name: string }>([
    { ada: null, kim: STEP, name: "Kim" },
    { ada: "SEND_APPLICATION_BUNDLE", kim: null, name: "Kim" },
    { ada: "SEND_APPLICATION_BUNDLE", kim: "DECIDE_ON_JOB", name: "Dr Ada Lovelace" },
    { ada: null, kim: null, name: "Dr Ada Lovelace" },
  ])("name who is linked with the step, or else with the hunt: $ada, $kim", ({ ada, kim, name }) => {
    const contacts = [
      { step: ada, node: ADA },
      { step: kim, node: KIM },
    ];

    expect(factsOf({ ...EMPTY, contacts }, ROBIN, STEP).facts.contact).toBe(name);
  });

  it("keep the person at one's side apart from those who get the letters", () => {
    const contacts = [
      { step: STEP, node: SAM },
      { step: null, node: ADA },
    ] as const;
    const found = factsOf({ ...EMPTY, contacts }, ROBIN, STEP);

    expect([found.facts.contact, found.facts.helper]).toEqual(["Dr Ada Lovelace", "Sam"]);
    expect(receiverOf(found, "main")).toEqual({ name: "Dr Ada Lovelace", email: "ada@example.org" });
    expect(receiverOf(found, "helper")).toEqual({ name: "Sam", email: "sam@example.org" });
  });

  it("name the appointment as the employer has it, and write to who is there", () => {
    const appointment = {
      kind: "VIDEO",
      day: "2026-11-30",
      time: "10:30",
      place: "Port Ellery",
      url: "https://meet.example.org/ada",
      phone: null,
      contacts: [SAM, ADA],
    } as const;
    const found = factsOf({ ...EMPTY, appointment, contacts: [{ step: STEP, node: KIM }] }, ROBIN, STEP);

    expect(found.facts).toMatchObject({ day: "2026-11-30", time: "10:30", place: "https://meet.example.org/ada" });
    expect(found.to).toEqual({ name: "Dr Ada Lovelace", email: "ada@example.org" });
  });

  it.each<[AppointmentKind, string]>([
    ["ON_SITE", "Port Ellery"],
    ["PHONE", "+44 7700 900 123"],
    ["VIDEO", "+44 7700 900 123"],
  ])("say where it is by the way in which it takes place: %s", (kind, place) => {
    const where = { place: " Port Ellery ", url: null, phone: "+44 7700 900 123" };
    const appointment = { kind, day: "2026-11-30", time: null, contacts: [], ...where };

    expect(factsOf({ ...EMPTY, appointment }, ROBIN, STEP).facts.place).toBe(place);
    expect(factsOf({ ...EMPTY, appointment }, ROBIN, STEP).facts.time).toBeUndefined();
  });

  it("have an address without a name, and then no contact", () => {
    const contacts = [{ step: null, node: { ...NOBODY, salutation: "Dr", email: "jobs@example.org" } }];
    const found = factsOf({ ...EMPTY, contacts }, ROBIN, STEP);

    expect(found.facts.contact).toBeUndefined();
    expect(found.to).toEqual({ name: null, email: "jobs@example.org" });
  });
});

describe("a name in a letter", () => {
  it.each([
    ["Ms", "Ada Lovelace"],
    ["Dr.", "Dr. Ada Lovelace"],
    ["Frau Prof. Dr.", "Prof. Dr. Ada Lovelace"],
    ["M.", "Ada Lovelace"],
    [null, "Ada Lovelace"],
  ])("with the salutation %j is %j", (salutation, name) => {
    expect(letterName({ ...ADA, salutation })).toBe(name);
  });
});
