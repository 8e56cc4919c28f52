import { InMemoryCache } from "@apollo/client";
import { describe, expect, it } from "@jest/globals";
import { parse, print, type DocumentNode } from "graphql";
import { readFirstQueries } from "../../../web/codegen/firstQueries.js";
import { DashboardDocument } from "../../../web/features/dashboard/dashboard.generated.js";
import { TodayDocument } from "../../../web/features/dashboard/today/today.generated.js";
import { JobHuntBoardDocument, JobHuntStatisticsDocument } from "../../../web/features/jobhunt/jobhunt.generated.js";
import { NavigationDocument } from "../../../web/app/app.generated.js";
import { PlanPauseDocument } from "../../../web/plan/step/plan.generated.js";
import { ViewerDocument } from "../../../web/lib/viewer.generated.js";
import { HuntSheetDocument } from "../../../web/plan/huntsheet/huntsheet.generated.js";

const DOCUMENTS: Readonly<Record<string, DocumentNode>> = {
  Viewer: ViewerDocument,
  Navigation: NavigationDocument,
  Today: TodayDocument,
  Dashboard: DashboardDocument,
  PlanPause: PlanPauseDocument,
  JobHuntBoard: JobHuntBoardDocument,
  JobHuntStatistics: JobHuntStatisticsDocument,
  HuntSheet: HuntSheetDocument,
};

describe("the queries that the page carries in itself", () => {
  it("select what the client selects", () => {
    const { texts } = readFirstQueries();
    const cache = new InMemoryCache();

    expect(definitionsOf(texts, parse)).toEqual(
      definitionsOf(DOCUMENTS, (document) => cache.transformDocument(document)),
    );
  });

  it("have a text each, and none is there for nothing", () => {
    const { texts, everywhere, byPath } = readFirstQueries();
    const names = [...everywhere, ...Object.values(byPath).flat()].map(({ operationName }) => operationName);

    expect(new Set(Object.keys(texts))).toEqual(new Set(names));
  });

  it("cannot end the element of the page that they are in", () => {
    expect(JSON.stringify(readFirstQueries())).not.toContain("<");
  });
});

/** Returns the printed definitions of each operation in one order. */
function definitionsOf<Source>(
  sources: Readonly<Record<string, Source>>,
  toDocument: (source: Source) => DocumentNode,
): Readonly<Record<string, readonly string[]>> {
  const printed = Object.entries(sources).map(([name, source]) => [
    name,
    toDocument(source)
      .definitions.map((definition) => print(definition))
      .sort(),
  ]);
  return Object.fromEntries(printed) as Readonly<Record<string, readonly string[]>>; // a list for each name
}
