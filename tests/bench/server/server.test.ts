import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { measureAll, peopleOf, withBench } from "./bench.js";
import type { WorkloadFigures } from "./figures.js";
import { USUAL_SIZES } from "./people.js";
import { WORKLOADS } from "./workloads.js";

// eslint forbids process.env to the product; the database under test is the test runner's choice.
const SERVER_URL = process.env["TEST_DATABASE_URL"];
const TINY = { ...USUAL_SIZES, people: 2, longLogs: 1, longLines: 300 };

// On PostgreSQL it measures; where there is none it says so.
const facts = SERVER_URL === undefined ? describeWithout : () => describeOn(SERVER_URL);
describe("the benchmark of the server", facts);

function describeWithout(): void {
  it("asks for a PostgreSQL server", () => {
    const { status, stderr } = spawnSync(process.execPath, ["dist/tests/bench/server/server.js"], { encoding: "utf8" });

    expect(stderr).toContain("TEST_DATABASE_URL=postgres://");
    expect(status).toBe(1);
  });
}

function describeOn(serverUrl: string): void {
  let figures: readonly WorkloadFigures[] = [];

  beforeAll(async () => {
    const run = {
      serverUrl,
      people: peopleOf(TINY),
      rounds: 1,
      seconds: 0.1,
      warmUpRounds: 0,
      startPeer: null,
      gateways: 1,
      isProfiled: false,
    };
    // It refuses to measure answers that are not alike.
    figures = await withBench(run, (bench) => measureAll(bench, WORKLOADS, () => undefined));
  });

  it("has measured each workload, which product and limit answer alike", () => {
    expect(figures.map(({ workload }) => workload)).toEqual(WORKLOADS.map(({ name }) => name));
  });

  it("has positive figures of both, and counts statements", () => {
    for (const { servers, statements } of figures) {
      expect(Object.keys(servers)).toEqual(["product", "limit"]);
      for (const { requestsRatio, processorRatio, serverUs, databaseUs, kilobytes } of Object.values(servers))
        expect(Math.min(requestsRatio, processorRatio, serverUs, databaseUs, kilobytes)).toBeGreaterThan(0);
      expect(statements).toBeGreaterThan(0);
    }
  });
}
