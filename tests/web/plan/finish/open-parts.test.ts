import { describe, expect, it } from "@jest/globals";
import type { FinishFactsQuery } from "../../../../web/plan/finish/finish.generated.js";
import { aheadElsewhere, openAppointments, openSteps } from "../../../../web/plan/finish/openParts.js";
import { huntWith } from "../step/hunts.js";

type Facts = FinishFactsQuery;
type Appointment = NonNullable<Facts["jobHunt"]>["appointments"]["nodes"][number];
type Item = Facts["today"]["next"]["items"][number];

const NOW = new Date("2026-11-26T12:00:00Z");

function appointment(id: string, facts: Partial<Appointment> = {}): Appointment {
  return {
    ...{ id, version: 1, jobHuntId: "h", kind: "PHONE", round: "INTERVIEW", roundNumber: 1, roundName: null },
    ...{ day: "2026-11-30", time: null, timeZone: "UTC", repeatedHour: null, startsAt: null, minutes: null },
    ...{ place: null, url: null, phone: null, note: null, outcome: null, cancelledBy: null, contacts: [] },
    ...facts,
  };
}

function item(id: string, jobHuntId: string, facts: Partial<Item>): Item {
  const jobHunt = { id: jobHuntId, name: "Surveyor", employer: null };
  return { id, kind: "STEP", hint: null, appointment: null, jobHunt, ...facts };
}

function facts(
  appointments: readonly Appointment[],
  items: { readonly today?: Item[]; readonly next?: Item[] },
  hunt = huntWith({ steps: {} }),
): Facts {
  return {
    jobHunt: { ...hunt, startsOn: null, appointments: { nodes: [...appointments] } },
    today: { today: { items: items.today ?? [] }, next: { items: items.next ?? [] } },
  };
}

describe("what is still open when a hunt is to be finished", () => {
  it("are the steps of its last phase that are neither done nor skipped", () => {
    const hunt = huntWith({
      currentPhase: "ACCEPTING",
      steps: {
        RECEIVED_OFFER: { status: "DONE" },
        OFFER_THANKS: { status: "SKIPPED" },
        ACCEPT_OFFER: { status: "ACTIVE" },
        CONTRACT_VALIDITY: { status: "NOT_DONE" },
        ONBOARDING_COMMUNICATIONS: {},
      },
    });

    expect(openSteps(facts([], {}, hunt))).toEqual(["ACCEPT_OFFER", "CONTRACT_VALIDITY", "ONBOARDING_COMMUNICATIONS"]);
  });

  it("are not known before the answer", () => {
    expect(openSteps(undefined)).toBeUndefined();
  });

  it("are its appointments to come, and those without an outcome, the first one first", () => {
    const known = facts(
      [
        appointment("later", { day: "2026-12-04" }),
        appointment("ahead"),
        appointment("unsaid", { day: "2026-11-20" }),
        appointment("held", { day: "2026-11-19", outcome: "GOOD" }),
        appointment("cancelled", { cancelledBy: "ME" }),
      ],
      {},
    );

    expect(openAppointments(known, NOW).map(({ id }) => id)).toEqual(["unsaid", "ahead", "later"]);
    expect(openAppointments(undefined, NOW)).toEqual([]);
  });

  it("is what other hunts have ahead: appointments, and days by which an offer is answered", () => {
    const answer = { key: "answerBy", facts: [{ name: "on", value: "2026-11-30" }] };
    const known = facts([], {
      today: [item("1", "other", { kind: "APPOINTMENT", appointment: appointment("a") })],
      next: [
        item("2", "h", { kind: "APPOINTMENT", appointment: appointment("own") }),
        item("3", "other", { kind: "APPOINTMENT", appointment: appointment("b", { cancelledBy: "THEM" }) }),
        item("4", "third", { kind: "DEADLINE", hint: answer }),
        item("5", "third", { kind: "DEADLINE", hint: { key: "lastDayToApply", facts: [] } }),
        item("6", "third", { kind: "STEP", hint: answer }),
      ],
    });

    expect(aheadElsewhere(known, "h").map(({ id }) => id)).toEqual(["1", "4"]);
    expect(aheadElsewhere(undefined, "h")).toEqual([]);
  });
});
