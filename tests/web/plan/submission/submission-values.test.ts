import { describe, expect, it } from "@jest/globals";
import { SUBMISSION_FILES_MAX } from "../../../../schema/limits.js";
import {
  canBeSentOn,
  countSent,
  documentsOf,
  firstValues,
  receiverOf,
  receiversOf,
  recordInput,
  SOMEBODY_ELSE,
  type SubmissionHunt,
} from "../../../../web/plan/submission/submissionValues.js";

const NOW = { day: "2026-11-26", time: "15:10" };

function documentEdge(
  id: string,
  step: "SEND_APPLICATION_BUNDLE" | null = null,
): SubmissionHunt["documents"]["edges"][0] {
  const node = { id, name: id, type: null, noteGuid: id, versionNumber: 1, file: null };
  return { linkId: `${id} ${step}`, step, node };
}

function documents(...edges: SubmissionHunt["documents"]["edges"]): SubmissionHunt["documents"] {
  return { edges, pageInfo: { hasNextPage: false } };
}

function contactEdge(id: string, lastName: string, step: "SEND_APPLICATION_BUNDLE" | null = null) {
  const node = { id, title: null, firstName: null, lastName, role: null, phone: null, email: null };
  return { linkId: `${id} ${step}`, step, node } as unknown as SubmissionHunt["contacts"]["edges"][0]; // all that is read
}

function hunt(parts: Partial<SubmissionHunt> = {}): SubmissionHunt {
  return {
    id: "h",
    name: "Planner",
    employer: null,
    contacts: { edges: [] },
    documents: documents(),
    jobDetails: null,
    sentTexts: [],
    ...parts,
  };
}

describe("the form of what was sent", () => {
  it("has each document and each named person once, whatever they are linked with", () => {
    const edges = [documentEdge("cv"), documentEdge("cv", "SEND_APPLICATION_BUNDLE"), documentEdge("letter")];
    const people = [
      contactEdge("c", "Grell"),
      contactEdge("c", "Grell", "SEND_APPLICATION_BUNDLE"),
      contactEdge("d", ""),
    ];

    expect(documentsOf(hunt({ documents: documents(...edges) })).map(({ id }) => id)).toEqual(["cv", "letter"]);
    expect(receiversOf(hunt({ contacts: { edges: people } }))).toEqual([{ id: "c", name: "Grell" }]);
  });

  it("begins with the person of the step, else with the only one, else with nobody", () => {
    const [one, other] = [contactEdge("c", "Grell"), contactEdge("d", "Rill")];
    const ofStep = contactEdge("d", "Rill", "SEND_APPLICATION_BUNDLE");
    const to = (...edges: SubmissionHunt["contacts"]["edges"]) => firstValues(hunt({ contacts: { edges } }), NOW).to;

    expect(to(one, other, ofStep)).toBe("d");
    expect(to(one)).toBe("c");
    expect(to(one, other)).toBe("");
    expect(to()).toBe("");
  });

  it("begins with nobody where the person of the step has no name", () => {
    const edges = [
      contactEdge("c", "", "SEND_APPLICATION_BUNDLE"),
      contactEdge("d", "Rill"),
      contactEdge("e", "Grell"),
    ];

    expect(firstValues(hunt({ contacts: { edges } }), NOW).to).toBe("");
  });

  it("begins with the text of the step that was written last, today, and everything sent", () => {
    const text = { id: "t", subject: "My application", body: "Dear team", updatedAt: "2026-11-25T08:00:00.000Z" };
    const older = { ...text, id: "o", body: "Dear all", updatedAt: "2026-11-24T08:00:00.000Z" };

    expect(firstValues(hunt({ sentTexts: [older, text] }), NOW)).toMatchObject({
      ...NOW,
      letter: "My application\n\nDear team",
      channel: "EMAIL",
      keepsAdvert: true,
      left: new Set(),
    });
  });

  it("sends what is ticked, in its order, and to one person only", () => {
    const edges = ["cv", "letter", "photo"].map((id) => documentEdge(id));
    const values = { ...firstValues(hunt(), NOW), left: new Set(["letter"]), to: "c", recipient: "left over" };

    const input = recordInput(
      hunt({ documents: documents(...edges), contacts: { edges: [contactEdge("c", "Grell")] } }),
      "id",
      values,
    );

    expect(input).toEqual({
      id: "id",
      jobHuntId: "h",
      sentOn: "2026-11-26",
      sentTime: "15:10",
      channel: "EMAIL",
      contactId: "c",
      files: [{ documentId: "cv" }, { documentId: "photo" }],
      keepsAdvert: true,
      letter: null,
    });
  });

  it("sends a typed name only where somebody else is chosen, and no blank texts", () => {
    const values = { ...firstValues(hunt(), NOW), time: "", letter: "  ", recipient: "Front desk" };

    expect(recordInput(hunt(), "id", { ...values, to: SOMEBODY_ELSE })).toMatchObject({ recipient: "Front desk" });
    expect(recordInput(hunt(), "id", { ...values, to: SOMEBODY_ELSE, recipient: " " })).not.toHaveProperty("recipient");
    expect(recordInput(hunt(), "id", values)).toMatchObject({ sentTime: null, letter: null });
    expect(recordInput(hunt(), "id", values)).not.toHaveProperty("recipient");
  });

  it("begins with as many documents as a copy has, those of the step first", () => {
    const ids = Array.from({ length: SUBMISSION_FILES_MAX + 2 }, (_, place) => `d${place}`);
    const edges = ids.map((id, place) =>
      documentEdge(id, place > SUBMISSION_FILES_MAX ? "SEND_APPLICATION_BUNDLE" : null),
    );
    const many = hunt({ documents: documents(...edges) });

    const values = firstValues(many, NOW);

    expect([...values.left]).toEqual([`d${SUBMISSION_FILES_MAX - 1}`, `d${SUBMISSION_FILES_MAX}`]);
    expect([countSent(many, values), countSent(many, { left: new Set() })]).toEqual([
      SUBMISSION_FILES_MAX,
      SUBMISSION_FILES_MAX + 2,
    ]);
  });

  it("knows the people of the hunt, somebody else, and nobody else", () => {
    const one = hunt({ contacts: { edges: [contactEdge("c", "Grell")] } });
    const values = { ...firstValues(one, NOW), to: "gone" };

    expect(["c", SOMEBODY_ELSE, "gone", "", undefined].map((to) => receiverOf(one, to))).toEqual([
      "c",
      SOMEBODY_ELSE,
      "",
      "",
      "",
    ]);
    expect(recordInput(one, "id", values)).not.toHaveProperty("contactId");
  });

  it.each([
    ["", false],
    ["2026-11-25", true],
    ["2026-11-26", true],
    ["2026-11-27", false],
  ])("takes a day that has come: %s, %s", (day, isPossible) => {
    expect(canBeSentOn(day, NOW.day)).toBe(isPossible);
  });
});
