import { beforeEach, describe, expect, it } from "@jest/globals";
import { typedDocument } from "../../../../web/plan/link/typedDocument.js";
import type { MadeChange } from "../../../../web/plan/link/useLinkChanges.js";

/** What a request was made with, and what answers it. */
interface Request {
  readonly what: string;
  readonly answer: () => void;
  readonly refuse: () => void;
}

describe("a document that is uploaded", () => {
  let requests: Request[];
  let problems: unknown[];
  let arrive: (address: string) => void;
  let fail: (error: Error) => void;
  let address: Promise<string>;

  beforeEach(() => {
    [requests, problems] = [[], []];
    address = new Promise((resolve, reject) => {
      [arrive, fail] = [resolve, reject];
    });
  });

  it("is created with the first type, although nobody answers", async () => {
    const made = start("CV").create();
    await uploaded();

    last().answer();

    expect((await made).logEntryIds).toEqual(["create a CV"]);
    expect(sent()).toEqual(["create a CV"]);
  });

  it("is created with the type that was chosen while its file was on the way", async () => {
    const document = start(null);
    const made = document.create();
    await document.choose("Portfolio");
    await uploaded();

    last().answer();

    await made;
    expect(sent()).toEqual(["create a Portfolio"]);
  });

  it.each([["Portfolio"], [null]])("gets %s, chosen while it was created, and one Undo for both", async (type) => {
    const document = start("CV");
    const made = document.create();
    await uploaded();
    await document.choose(type);
    last().answer();
    await rest();

    last().answer();

    expect((await made).logEntryIds).toEqual(["create a CV", `type ${type}`]);
  });

  it("gets the last of what was chosen afterwards, one after the other, in the list of its Undo too", async () => {
    const document = start("CV");
    const made = document.create();
    await uploaded();
    last().answer();
    const { logEntryIds } = await made;
    void document.choose("Portfolio");
    void document.choose("Contract");
    await rest();
    const before = sent();

    last().answer();
    await rest();
    last().answer();
    await rest();

    expect(before).toEqual(["create a CV", "type Portfolio"]);
    expect(logEntryIds).toEqual(["create a CV", "type Portfolio", "type Contract"]);
  });

  it("changes nothing where the answer is what it is", async () => {
    const document = start("CV");
    const made = document.create();
    await uploaded();
    last().answer();
    await made;

    await document.choose("CV");

    expect(sent()).toEqual(["create a CV"]);
  });

  it("says that its type could not be changed, and may be asked to again", async () => {
    const document = start("CV");
    const made = document.create();
    await uploaded();
    last().answer();
    await made;
    const first = document.choose("Contract");
    last().refuse();
    await first;
    const again = document.choose("Contract");
    last().answer();
    await again;

    expect(problems).toHaveLength(1);
    expect(sent()).toEqual(["create a CV", "type Contract", "type Contract"]);
  });

  it("is not created when its upload fails, whatever was chosen", async () => {
    const document = start(null);
    const made = document.create();
    await document.choose("CV");

    fail(new Error("too large"));

    await expect(made).rejects.toThrow("too large");
    expect([sent(), problems]).toEqual([[], []]);
  });

  function start(first: string | null) {
    const ask = (what: string): Promise<MadeChange> =>
      new Promise((resolve, reject) => {
        const answer = (): void => resolve({ changes: [], logEntryIds: [what] });
        requests.push({ what, answer, refuse: () => reject(new Error("refused")) });
      });
    return typedDocument(first, {
      address,
      create: (_source, type) => ask(`create a ${type}`),
      setType: (type) => ask(`type ${type}`),
      onProblem: (error) => problems.push(error),
    });
  }

  async function uploaded(): Promise<void> {
    arrive("address");
    await rest();
  }

  async function rest(): Promise<void> {
    for (let at = 0; at < 5; at += 1) await Promise.resolve();
  }

  function last(): Request {
    const [request] = requests.slice(-1);
    if (request === undefined) throw new Error("Nothing was sent.");
    return request;
  }

  function sent(): readonly string[] {
    return requests.map(({ what }) => what);
  }
});
