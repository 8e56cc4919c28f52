import { describe, expect, it } from "@jest/globals";
import { sendOutcome, valuesToSend } from "../../../../web/plan/appointment/outcomeValues.js";

describe("how an appointment went", () => {
  const entered = { outcome: "GOOD", line: "They call on Monday.", noteId: "n-1", sentLine: "" };

  it("is one note, however often the same line is sent", () => {
    const first = valuesToSend(entered);
    const second = valuesToSend({ ...first, outcome: "ALL_RIGHT" });

    expect([first.noteId, second.noteId]).toEqual(["n-1", "n-1"]);
  });

  it("is another note once the line was changed after it was sent", () => {
    const again = valuesToSend({ ...valuesToSend(entered), line: "They call on Tuesday." });

    expect(again).toMatchObject({ line: "They call on Tuesday.", sentLine: "They call on Tuesday." });
    expect(again.noteId).not.toBe("n-1");
  });

  it("is recorded before its note", async () => {
    const sent: string[] = [];
    const send = (what: string) => () => {
      sent.push(what);
      return Promise.resolve(what);
    };

    const { entries } = await sendOutcome(send("outcome"), send("note"));

    expect([sent, entries]).toEqual([
      ["outcome", "note"],
      ["outcome", "note"],
    ]);
  });

  it("has no note when it is refused", async () => {
    const sent: string[] = [];
    const refused = sendOutcome(
      () => Promise.reject(new Error("changed elsewhere")),
      () => {
        sent.push("note");
        return Promise.resolve("note");
      },
    );

    await expect(refused).rejects.toThrow("changed elsewhere");
    expect(sent).toEqual([]);
  });

  it("stays recorded when its note is refused, which is told", async () => {
    const reason = new Error("no room");

    const sent = await sendOutcome(
      () => Promise.resolve("outcome"),
      () => Promise.reject(reason),
    );

    expect(sent).toEqual({ entries: ["outcome"], failure: reason });
  });
});
