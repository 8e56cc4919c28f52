import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createExtractor } from "../../gateway/capture/extractor.js";
import { KEPT_HOURS, KEPT_MAX } from "../../gateway/capture/extraction-store.js";
import type { AdvertModel, ModelRequest } from "../../gateway/capture/types.js";
import { AppError } from "../../gateway/platform/errors.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { FakeClock } from "../support/fakes.js";
import "../support/on-both-databases.js";

const failure = async (client: Client, variables: object): Promise<string | undefined> =>
  (await client.failure(IMPROVE, variables)).extensions?.code;
const PARTS = `id usedModel canImprove notices fields { field value source }`;
const EXTRACT = `mutation ($input: ExtractJobDetailsInput!) { extractJobDetails(input: $input) { ${PARTS} } }`;
const IMPROVE = `mutation ($input: ImproveExtractionInput!) { improveExtraction(input: $input) { ${PARTS} } }`;
const ADVERT = `Sail Maker
Company: Windrose Loft
Location: Cork

Windrose Loft makes sails for wooden boats and repairs old ones, by hand and with patience, for the price of a song.

Your tasks
- Cut and sew sails
- Repair rigging
`;

interface Answer {
  readonly id: string;
  readonly usedModel: boolean;
  readonly notices: readonly string[];
  readonly fields: readonly { readonly field: string; readonly value: string; readonly source: string }[];
}

describe("an extraction that a model improves", () => {
  let app: TestApp;
  let me: Client;
  let stranger: Client;
  const asked: ModelRequest[] = [];
  let answer: AdvertModel["extract"];
  beforeAll(async () => {
    const model: AdvertModel = {
      extract: (request) => {
        asked.push(request);
        return answer(request);
      },
    };
    const extractorFor = () => createExtractor({ clock: app.clock, model });
    app = await startTestApp({ capture: { extractorFor, hasModel: true } });
    me = await app.signIn();
    stranger = await app.signIn();
  });
  beforeEach(() => {
    asked.length = 0;
    answer = () => Promise.resolve({ values: { salary: "the price of a song" }, sections: {} });
  });
  afterAll(() => app.close());

  const extract = async (text: string, reader = "RULES", client = me): Promise<Answer> =>
    (await client.query<{ extractJobDetails: Answer }>(EXTRACT, { input: { text, reader } })).extractJobDetails;
  const improve = async (id: string, client = me): Promise<Answer> =>
    (await client.query<{ improveExtraction: Answer }>(IMPROVE, { input: { id } })).improveExtraction;

  it("has the rules' values at once, and those of the model with its id", async () => {
    const first = await extract(ADVERT);
    expect(first).toMatchObject({ usedModel: false, canImprove: true, notices: [] });
    expect(first.fields.map(({ field }) => field)).not.toContain("SALARY");
    expect(asked).toEqual([]);

    const second = await improve(first.id);

    expect(second).toMatchObject({ id: first.id, usedModel: true, canImprove: false });
    expect(second.fields).toContainEqual({ field: "SALARY", value: "the price of a song", source: "MODEL" });
  });

  it("asks the model about the same advert once a day, also when it is read again", async () => {
    const { id } = await extract(`${ADVERT}- Once`);

    const improved = await improve(id);
    expect(await improve(id)).toEqual(improved);
    expect(await extract(`${ADVERT}- Once`, "MODEL")).toEqual(improved);

    expect(asked).toHaveLength(1);
  });

  it("remembers the answer that reading with the model had", async () => {
    const { id } = await extract(`${ADVERT}- Told`, "MODEL");

    expect(await improve(id)).toMatchObject({ id, usedModel: true });

    expect(asked).toHaveLength(1);
  });

  it("is another person's as little as any other record", async () => {
    const { id } = await extract(`${ADVERT}- Mine`);

    expect(await failure(stranger, { input: { id } })).toBe("NOT_FOUND");

    // The same advert has the same id for both, and an answer of its own for each.
    expect((await extract(`${ADVERT}- Mine`, "RULES", stranger)).id).toBe(id);
    await improve(id);
    await improve(id, stranger);
    expect(asked).toHaveLength(2);
  });

  it("is not for the signed-out", async () => {
    expect(await failure(app.anonymous, { input: { id: "a-hash" } })).toBe("UNAUTHENTICATED");
  });

  it("is remembered for a day", async () => {
    const { id } = await extract(`${ADVERT}- Late`);

    app.clock.advance(KEPT_HOURS * 60 * 60 * 1000 - 1);
    expect(await improve(id)).toMatchObject({ usedModel: true });
    app.clock.advance(1);
    expect(await failure(me, { input: { id } })).toBe("NOT_FOUND");
  });

  it(`is among the ${KEPT_MAX} newest that are remembered of a person`, async () => {
    const ids: string[] = [];
    for (let at = 0; at <= KEPT_MAX; at += 1) {
      app.clock.advance(1);
      ids.push((await extract(`${ADVERT}- Number ${at}`)).id);
    }

    expect(await failure(me, { input: { id: ids[0] } })).toBe("NOT_FOUND");
    expect(await improve(ids[1] ?? "")).toMatchObject({ usedModel: true });
  });

  it("says why there is no answer, and can be asked again", async () => {
    const { id } = await extract(`${ADVERT}- Busy`);
    answer = () => Promise.reject(new AppError("MODEL_BUSY", { retryAfter: 7 }));

    expect(await failure(me, { input: { id } })).toBe("MODEL_BUSY");

    answer = () => Promise.resolve({ values: { salary: "the price of a song" }, sections: {} });
    expect(await improve(id)).toMatchObject({ usedModel: true });
  });

  it("keeps the rules' values and tells the limit where reading with the model meets one", async () => {
    answer = () => Promise.reject(new AppError("RATE_LIMITED", { retryAfter: 60, refusal: "rate-limit" }));

    const read = await extract(`${ADVERT}- Limited`, "MODEL");

    expect(read).toMatchObject({ usedModel: false, notices: ["MODEL_LIMITED"] });
    expect(read.fields).toContainEqual({ field: "COMPANY_NAME", value: "Windrose Loft", source: "RULE" });
    expect(await failure(me, { input: { id: read.id } })).toBe("RATE_LIMITED");
  });

  it("forgets what is older than a day when the server cleans up", async () => {
    await extract(`${ADVERT}- Old`);
    app.clock.advance(KEPT_HOURS * 60 * 60 * 1000);
    await extract(`${ADVERT}- New`);

    await app.services.extractions.purge();

    const rows = await app.test.database.query<{ count: string }>("select count(*) from extraction");
    expect(rows).toEqual([{ count: "1" }]);
  });
});

describe("without a model", () => {
  let app: TestApp;
  let me: Client;
  beforeAll(async () => {
    const extractor = createExtractor({ clock: new FakeClock() });
    app = await startTestApp({ capture: { extractorFor: () => extractor, hasModel: false } });
    me = await app.signIn();
  });
  afterAll(() => app.close());

  it("an extraction has an id, nothing is remembered, and nobody improves it", async () => {
    const { extractJobDetails } = await me.query<{ extractJobDetails: Answer }>(EXTRACT, { input: { text: ADVERT } });

    expect(extractJobDetails).toMatchObject({ canImprove: false });
    expect(extractJobDetails.id).toMatch(/^[\w-]{43}$/);
    expect(await failure(me, { input: { id: extractJobDetails.id } })).toBe("MODEL_NOT_CONFIGURED");
    expect(await app.test.database.query("select hash from extraction")).toEqual([]);
  });
});
