import { ApolloClient, ApolloLink } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { readdirSync, readFileSync } from "node:fs";
import { buildSchema, isEnumType, isObjectType, Kind, OperationTypeNode, parse } from "graphql";
import { filter, firstValueFrom, from, of, throwError } from "rxjs";
import { createCache } from "../../../web/lib/createCache.js";
import { EVERYTHING, invalidate, undoneOf, type RecordChange } from "../../../web/lib/invalidate.js";
import { createNewestAnswersLink } from "../../../web/lib/newestAnswers.js";
import { listedKinds, listedRecords, typenameOf, type RecordKind } from "../../../web/lib/recordKinds.js";
import { shownIn } from "../../../web/lib/shownIn.generated.js";

const SCHEMA = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

const page = (typename: string, ids: readonly string[]): object => ({
  __typename: `${typename}Connection`,
  nodes: ids.map((id) => ({ __typename: typename, id, version: 3 })),
  pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
});

/** What a screen may ask for, by the name of the query, with the answer. */
const SCREENS: Readonly<Record<string, readonly [query: string, answer: object]>> = {
  Viewer: ["viewer { guid }", { viewer: { __typename: "Person", guid: "p" } }],
  Quotas: ["viewer { guid quotas }", { viewer: { __typename: "Person", guid: "p", quotas: "all" } }],
  Counts: ["dashboard { companies jobHunts }", { dashboard: { __typename: "Dashboard", companies: 1, jobHunts: 1 } }],
  LogCount: ["dashboard { logEntries }", { dashboard: { __typename: "Dashboard", logEntries: 1 } }],
  Log: ["logEntries { nodes { id version } pageInfo { endCursor } }", { logEntries: page("LogEntry", ["l"]) }],
  Trash: ["trash { nodes { id version } pageInfo { endCursor } }", { trash: page("TrashItem", ["b"]) }],
  Companies: ["companies { nodes { id version } pageInfo { endCursor } }", { companies: page("Company", ["c"]) }],
  CompanyFigures: ["companyStatistics { total }", { companyStatistics: { __typename: "RecordStatistics", total: 1 } }],
  CompanyTypes: ["companyTypes { id }", { companyTypes: [{ __typename: "RecordType", id: "t" }] }],
  Contacts: ["contacts { nodes { id version } pageInfo { endCursor } }", { contacts: page("Contact", ["k"]) }],
  JobHunts: ["jobHunts { nodes { id version } pageInfo { endCursor } }", { jobHunts: page("JobHunt", ["h"]) }],
  JobHuntFigures: ["jobHuntStatistics { total }", { jobHuntStatistics: { __typename: "JobHuntStatistics", total: 1 } }],
  IdealJobs: ["idealJobs { nodes { id version } pageInfo { endCursor } }", { idealJobs: page("IdealJob", ["i"]) }],
  Notes: ["notes { nodes { id version } pageInfo { endCursor } }", { notes: page("Note", ["n"]) }],
};

/** The fields of Query that follow from no record, and `dashboard`, whose own fields are marked. */
const CONSTANT = [
  "accessTokens",
  "addressSuggestions",
  "calendarFeed",
  "dashboard",
  "secondFactors",
  "sessions",
  "submissionPreview",
];

const AT_EACH_CHANGE = ["Log", "LogCount", "Quotas"];

describe("a change of a record", () => {
  const answers = new Map<string, object>();
  let isDown = false;
  /** What the answers wait for; they are as old as their questions. */
  let held: Promise<void> | undefined;
  let asked: string[] = [];
  let stop: (() => void)[] = [];
  let client: ApolloClient;

  beforeEach(async () => {
    isDown = false;
    held = undefined;
    for (const [name, [, answer]] of Object.entries(SCREENS)) answers.set(name, answer);
    const link = new ApolloLink(({ operationName = "" }) => {
      asked.push(operationName);
      const answer = { data: { ...answers.get(operationName) } };
      if (isDown) return throwError(() => new Error("No network."));
      return held === undefined ? of(answer) : from(held.then(() => answer));
    });
    client = new ApolloClient({ link: createNewestAnswersLink().concat(link), cache: createCache() });
    const queries = Object.entries(SCREENS).map(([name, [text]]) =>
      client.watchQuery({ query: parse(`query ${name} { ${text} }`), nextFetchPolicy: "cache-first" }),
    );
    stop = queries.map((query) => {
      const subscription = query.subscribe({ error: () => undefined });
      return () => subscription.unsubscribe();
    });
    await Promise.all(queries.map((query) => firstValueFrom(query.pipe(filter(({ loading }) => !loading)))));
    asked = [];
  });
  afterEach(() => {
    for (const end of stop) end();
    client.stop();
  });

  const refetchedAfter = async (...changes: readonly RecordChange[]): Promise<readonly string[]> => {
    asked = [];
    await invalidate(client, changes);
    return [...asked].sort();
  };
  const sorted = (...names: readonly string[]): readonly string[] => [...AT_EACH_CHANGE, ...names].sort();

  it("during a refetch is in what it ends with, because the answers under way may be older and are asked again", async () => {
    const change: RecordChange = { operation: "CREATED", kind: "COMPANY" };
    let release = (): void => undefined;
    held = new Promise((resolve) => {
      release = resolve;
    });
    asked = [];

    const first = invalidate(client, [change]);
    answers.set("Companies", { companies: page("Company", ["c", "d"]) });
    const second = [invalidate(client, [change]), invalidate(client, [change])];
    release();
    await Promise.all([first, ...second]);

    const shown = client.readQuery<{ companies: { nodes: readonly unknown[] } }>({
      query: parse(`query Companies { ${SCREENS["Companies"]?.[0] ?? ""} }`),
    });
    expect(shown?.companies.nodes).toHaveLength(2);
    expect(asked.filter((name) => name === "Companies")).toHaveLength(2);
  });

  it("refetches the list, the figures, the types and the counts of its kind, and nothing of another", async () => {
    expect(await refetchedAfter({ operation: "CREATED", kind: "COMPANY", id: "new" })).toEqual(
      sorted("Companies", "CompanyFigures", "CompanyTypes", "Counts"),
    );
  });

  it("leaves the counts alone when the record was there before", async () => {
    expect(await refetchedAfter({ operation: "UPDATED", kind: "COMPANY", id: "c" })).toEqual(
      sorted("Companies", "CompanyFigures", "CompanyTypes"),
    );
  });

  it("refetches the trash when a record goes into it, and forgets the record", async () => {
    answers.set("Companies", { companies: page("Company", []) });

    expect(await refetchedAfter({ operation: "DELETED", kind: "COMPANY", id: "c", version: null })).toEqual(
      sorted("Companies", "CompanyFigures", "CompanyTypes", "Counts", "Trash"),
    );
    expect(client.cache.extract()).not.toHaveProperty(["Company:c"]);
  });

  it("refetches what is computed from the record, and not the record, when the cache has that version", async () => {
    const change = { operation: "UPDATED", kind: "JOB_HUNT", id: "h" } as const;

    expect(await refetchedAfter({ ...change, version: 3 })).toEqual(sorted("Counts", "JobHuntFigures", "Companies"));
    expect(await refetchedAfter({ ...change, version: 4 })).toEqual(
      sorted("Counts", "JobHuntFigures", "JobHunts", "IdealJobs", "Companies"),
    );
    expect(await refetchedAfter({ ...change, version: null })).toEqual(
      sorted("Counts", "JobHuntFigures", "JobHunts", "IdealJobs", "Companies"),
    );
    expect(await refetchedAfter({ ...change, id: "unknown", version: 3 })).toContain("JobHunts");
    expect(await refetchedAfter({ ...change, isCached: true })).toEqual(
      sorted("Counts", "JobHuntFigures", "Companies"),
    );
  });

  it.each(["SIGN", "APPOINTMENT", "SUBMISSION"] as const)(
    "refetches what counts applications and their answers when a %s changes, in this window, too",
    async (kind) => {
      const expected = sorted("JobHuntFigures", "JobHunts", "Companies");

      expect(await refetchedAfter({ operation: "UPDATED", kind, id: "s" })).toEqual(expected);
      expect(await refetchedAfter({ operation: "UPDATED", kind, id: "s", isCached: true })).toEqual(
        expected.filter((name) => name !== "JobHunts"),
      );
    },
  );

  it("refetches what counts applications when a link comes or goes", async () => {
    expect(await refetchedAfter({ operation: "CREATED", kind: "LINK", id: "l" })).toContain("Companies");
    expect(await refetchedAfter({ operation: "DELETED", kind: "LINK", id: "l" })).toContain("Companies");
  });

  it("refetches what counts its notes when a note comes or goes, and the notes alone when one is edited", async () => {
    expect(await refetchedAfter({ operation: "UPDATED", kind: "NOTE", id: "n" })).toEqual(sorted("Notes"));
    expect(await refetchedAfter({ operation: "CREATED", kind: "NOTE", id: "new" })).toEqual(
      sorted("Companies", "CompanyFigures", "Contacts", "JobHunts", "IdealJobs", "Notes"),
    );
  });

  it("refetches no list when what a person keeps at a step changes", async () => {
    expect(await refetchedAfter({ operation: "CREATED", kind: "STEP_TEXT", id: "new" })).toEqual(sorted());
    expect(await refetchedAfter({ operation: "UPDATED", kind: "STEP_CHECK", id: "c", version: 2 })).toEqual(sorted());
  });

  it("refetches the trash and the quotas once the trash is emptied", async () => {
    expect(await refetchedAfter({ operation: "ERASED", kind: null, id: null })).toEqual(sorted("Trash"));
  });

  it("refetches each query once for several changes", async () => {
    const created = { operation: "CREATED", kind: "COMPANY" } as const;
    const names = await refetchedAfter(
      { ...created, id: "x" },
      { ...created, id: "y" },
      { ...created, kind: "CONTACT" },
    );

    expect(names).toEqual(sorted("Companies", "CompanyFigures", "CompanyTypes", "Contacts", "Counts"));
  });

  it("refetches everything but the constant when it is not known what changed", async () => {
    const all = Object.keys(SCREENS).filter((name) => name !== "Viewer");

    expect(await refetchedAfter(...EVERYTHING)).toEqual([...all].sort());
    expect(await refetchedAfter({ operation: "UPDATED", kind: null, id: null })).toEqual([...all].sort());
  });

  it("keeps what is on the screen when it cannot be fetched", async () => {
    const before = JSON.stringify(client.cache.extract());
    isDown = true;

    expect(await refetchedAfter({ operation: "UPDATED", kind: "COMPANY", id: "c" })).toContain("Companies");
    await expect(invalidate(client, EVERYTHING)).resolves.toBeUndefined();
    expect(JSON.stringify(client.cache.extract())).toBe(before);
  });

  it("of any kind marks fields that the schema has", async () => {
    const modify = jest.spyOn(client.cache, "modify");
    const kinds = SCHEMA.getType("RecordKind");
    const names = isEnumType(kinds) ? kinds.getValues().map(({ name }) => name) : [];
    for (const kind of [
      ...listedKinds,
      "JOB_HUNT",
      "JOB_DETAILS",
      "NOTE",
      "STEP_TEXT",
      "STEP_CHECK",
      "SUBMISSION",
    ] as const) {
      expect(names).toContain(kind);
      expect(isObjectType(SCHEMA.getType(typenameOf(kind)))).toBe(true);
      await invalidate(client, [{ operation: "CREATED", kind }]);
    }

    const marked = modify.mock.calls.flatMap(([{ id = "", fields }]) =>
      Object.keys(fields).map((name) => `${typeOf(id)}.${name}`),
    );
    const unknown = marked.filter((field) => {
      const [type = "", name = ""] = field.split(".");
      const object = SCHEMA.getType(type);
      return !isObjectType(object) || !(name in object.getFields());
    });
    expect(unknown).toEqual([]);
    const expected = listedKinds.flatMap((kind) => [listedRecords[kind].list, listedRecords[kind].statistics]);
    expect(marked).toEqual(expect.arrayContaining(expected.map((name) => `Query.${name}`)));
  });

  it("marks every field that the client asks for, but what follows from no record", async () => {
    const modify = jest.spyOn(client.cache, "modify");
    const kinds = Object.keys(shownIn) as readonly RecordKind[]; // a row for each kind
    for (const kind of kinds) await invalidate(client, [{ operation: "DELETED", kind }]);

    const marked = new Set(modify.mock.calls.flatMap(([{ fields }]) => Object.keys(fields)));
    const dashboard = SCHEMA.getType("Dashboard");
    const asked = [...askedFields(), ...(isObjectType(dashboard) ? Object.keys(dashboard.getFields()) : [])];
    expect([...new Set(asked)].filter((field) => !marked.has(field)).sort()).toEqual([...CONSTANT].sort());
  });

  it("that marks a copy is taken back by another mark, as the copy stays", () => {
    const marked = { operation: "UPDATED", kind: "SUBMISSION", id: "s" } as const;

    expect(undoneOf([marked])).toEqual([marked]);
  });

  it("is taken back by its undo", () => {
    const made = (operation: RecordChange["operation"]): RecordChange => ({ operation, kind: "NOTE", id: "n" });

    expect(undoneOf([made("CREATED"), made("UPDATED"), { ...made("DELETED"), isCached: true }])).toEqual([
      made("DELETED"),
      made("UPDATED"),
      made("RESTORED"),
    ]);
  });
});

/** Returns the fields of Query that the operations of the client ask for. */
function askedFields(): readonly string[] {
  const files = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".graphql"));
  const definitions = files.flatMap((file) => parse(readFileSync(`web/${file}`, "utf8")).definitions);
  return definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.QUERY
      ? one.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );
}

/** Returns the type that the fields of an entry of the cache belong to. */
function typeOf(id: string): string {
  return id === "ROOT_QUERY" ? "Query" : (id.split(":")[0] ?? "");
}
