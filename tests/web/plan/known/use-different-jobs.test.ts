import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, createElement, type ReactNode } from "react";
import { of, throwError } from "rxjs";
import { useDifferentJobs } from "../../../../web/plan/known/useDifferentJobs.js";
import { renderHook } from "../../render-hook.js";
import { captureWith } from "./captures.js";

interface Input {
  readonly jobHuntId: string;
  readonly otherJobHuntId: string;
  readonly isDifferent?: boolean;
}

describe("what a person said of earlier captures", () => {
  /** The pairs of hunts that the server was told are different jobs. */
  let told: string[];
  let isDown: boolean;
  beforeEach(() => {
    told = [];
    isDown = false;
  });

  it("is remembered at once for a hunt that exists, and not again at the end", async () => {
    const jobs = start("analyst");

    await say(() => jobs.result.current.add("grid"));
    await say(() => jobs.result.current.markFor("analyst"));

    expect(told).toEqual(["analyst grid"]);
  });

  it("is remembered for the new hunt once it was made", async () => {
    const jobs = start(null);

    await say(() => jobs.result.current.add("grid"));
    await say(() => jobs.result.current.add("tern"));
    const before = [...told];
    await say(() => jobs.result.current.markFor("new"));

    expect([before, told]).toEqual([[], ["new grid", "new tern"]]);
  });

  it("is remembered for a hunt that is chosen afterwards", async () => {
    const jobs = start(null);

    await say(() => jobs.result.current.add("grid"));
    jobs.rerender("analyst");
    await say(() => jobs.result.current.add("tern"));
    await say(() => jobs.result.current.markFor("analyst"));

    expect(told).toEqual(["analyst tern", "analyst grid"]);
  });

  it("is remembered for another hunt that is chosen in place of the first, and not of itself", async () => {
    const jobs = start("analyst");

    await say(() => jobs.result.current.add("grid"));
    await say(() => jobs.result.current.add("tern"));
    jobs.rerender("grid");
    await say(() => jobs.result.current.markFor("grid"));

    expect(told).toEqual(["analyst grid", "analyst tern", "grid tern"]);
  });

  it("is told again at the end where it could not be at once", async () => {
    const jobs = start("analyst");

    isDown = true;
    await say(() => jobs.result.current.add("grid"));
    isDown = false;
    await say(() => jobs.result.current.markFor("analyst"));

    expect(told).toEqual(["analyst grid"]);
  });

  it("is taken back where it was remembered, and said anew afterwards", async () => {
    const jobs = start("analyst");
    const captures = [captureWith({ jobHunt: { id: "grid" } })];

    await say(() => jobs.result.current.add("grid"));
    await say(() => void jobs.result.current.takeBack("grid"));
    const warned = jobs.result.current.without(captures);
    await say(() => jobs.result.current.markFor("analyst"));
    await say(() => jobs.result.current.add("grid"));

    expect(warned).toEqual(captures);
    expect(told).toEqual(["analyst grid", "analyst grid: the same", "analyst grid"]);
  });

  it("stays said when the server cannot be told that it is taken back", async () => {
    const jobs = start("analyst");
    await say(() => jobs.result.current.add("grid"));

    isDown = true;
    let refused: unknown;
    await say(() => void jobs.result.current.takeBack("grid").catch((error: unknown) => (refused = error)));

    expect(refused).toEqual(new Error("There is no network."));
    expect(jobs.result.current.without([captureWith({ jobHunt: { id: "grid" } })])).toEqual([]);
  });

  it("leaves out the captures of these hunts", async () => {
    const jobs = start(null);
    const captures = ["grid", "tern"].map((id) => captureWith({ jobHunt: { id } }));

    await say(() => jobs.result.current.add("grid"));

    expect(jobs.result.current.without(captures)).toEqual(captures.slice(1));
  });

  function start(jobHuntId: string | null) {
    const link = new ApolloLink(({ variables }) => {
      const { jobHuntId, otherJobHuntId, isDifferent = true } = variables["input"] as Input; // what the mutation sends
      if (isDown) return throwError(() => new Error("There is no network."));
      told.push(`${jobHuntId} ${otherJobHuntId}${isDifferent ? "" : ": the same"}`);
      return of({ data: { markDifferentJobs: { __typename: "DifferentJobs", isDifferent } } });
    });
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const wrap = (children: ReactNode): ReactNode => createElement(ApolloProvider, { client, children });
    return renderHook(useDifferentJobs, jobHuntId, { wrap });
  }

  async function say(what: () => void): Promise<void> {
    await act(async () => {
      what();
      await new Promise(setImmediate);
    });
  }
});
