import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createCapture, type Capture } from "../../gateway/capture/create-capture.js";
import { readConfig } from "../../gateway/config.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { Metrics } from "../../gateway/metrics/metrics.js";
import { createRateLimits } from "../../gateway/platform/rate-limit.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { FakeClock } from "../support/fakes.js";

const EXTRACT = `mutation ($text: String!) { extractJobDetails(input: { text: $text }) {
  notices fields { field value } } }`;

describe("an advert that takes long to read", () => {
  const metrics = new Metrics();
  let app: TestApp;
  let capture: Capture;

  beforeAll(async () => {
    capture = await createCapture(
      readConfig({}),
      new FakeClock(),
      await createRateLimits(),
      createLogger("silent"),
      metrics,
    );
    app = await startTestApp({ capture });
  });
  afterAll(async () => {
    await capture.close();
    await app.close();
  });

  it("holds up nobody else, and its words are read", async () => {
    const me = await app.signIn();
    const text = `<html><body>${"<div>".repeat(60_000)}Location: Cork</body></html>`;
    const done: string[] = [];

    const reading = me.query<{ extractJobDetails: { notices: string[] } }>(EXTRACT, { text });
    void reading.finally(() => done.push("advert"));
    const others = Promise.all(Array.from({ length: 20 }, () => fetch(`${app.url}/healthz`)));
    void others.finally(() => done.push("others"));
    const answers = await others;
    const { extractJobDetails } = await reading;

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(done).toEqual(["others", "advert"]);
    expect(extractJobDetails).toEqual({
      notices: ["PAGE_AS_TEXT"],
      fields: [{ field: "LOCATION", value: "Cork" }],
    });
    expect(await metrics.registry.metrics()).toContain('jobhunt_captures_total{source="text",outcome="plain-text"} 1');
  });
});
