import { createHash } from "node:crypto";
import type { Client } from "../support/client.js";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Node = Readonly<Record<string, Json>>;

/** Everything a person sees over GraphQL and REST, in an order that does not depend on when it was asked. */
export interface Answers {
  /** By GraphQL list, its nodes. */
  readonly graphql: Readonly<Record<string, readonly Node[]>>;
  /** By REST path with its query, the rows of its answer. */
  readonly rest: Readonly<Record<string, readonly Node[]>>;
  /** SHA-256 by the name of a document that has a file. */
  readonly files: Readonly<Record<string, string>>;
}

const OWNED = "id createdAt updatedAt version";
const NOTED = `${OWNED} noteGuid noteCount`;
const PART = `${OWNED} jobHuntId`;
const DETAILS = `${OWNED} jobHuntId title data jobTitle companyName companyAddress recruitmentAgency location salary
  applicationDeadline advertText sourceUrl employer { id } recruiter { id }`;
/**
 * The lists by the name they had in 0.1.0, with what is asked of a node. A later version may call a list or a field
 * otherwise: then it is renamed here by an alias, and the recorded answers stay.
 */
const LISTS: Readonly<Record<string, string>> = {
  "jobHunts(first: 100, after: $after)": `${NOTED} name status currentPhase stage scenario terminationReason terminatedAt
    idealJob { id } jobDetails { ${DETAILS} }
    phases { name status stepsDone steps { number key status changedAt } } wholeHuntSteps { number key status changedAt }
    jobId applicationId talkingPoints outcome deadline answerBy startsOn signBy`,
  "idealJobs(first: 100, after: $after)": `${NOTED} name description status jobHuntCount`,
  "companies(first: 100, after: $after)": `${NOTED} name description address type`,
  "contacts(first: 100, after: $after)": `${NOTED} salutation firstName middleNames lastName email mobile organization role description`,
  "documents(first: 100, after: $after)": `${NOTED} name description type file { fileId name mediaType size }
    versionNumber versions(first: 5) { number isCurrent uploadedAt file { fileId name mediaType size } }`,
  "bin: trash(first: 100, after: $after)": `id kind name`,
  "logEntries(first: 100, after: $after)": `id date entry action subjectId changeSetId isUndoable undoneAt sentence { key undone facts { name value } }`,
};
/** The parts of one hunt, each a list, with what is asked of a node. */
const PARTS: Readonly<Record<string, string>> = {
  appointments: `${PART} kind round roundName roundNumber day time repeatedHour minutes timeZone place url phone note
    cancelledBy outcome contacts { id }`,
  signs: `${PART} kind from on promisedOn note`,
  submissions: `${PART} channel sentOn sentTime contact { id } recipient letter letterHash advertText advertHash isMistake
    files { documentId name type versionNumber contentHash address }`,
};
const STEP_PARTS = `texts: stepTexts(step: FOLLOW_UP_EMAIL) { ${PART} step key language subject body }
  checks: stepChecks(step: CONTRACT_VALIDITY) { ${PART} step key state question }`;
const PLAIN: Readonly<Record<string, string>> = {
  companyTypes: "id name isBuiltIn",
  contactTypes: "id name isBuiltIn",
  documentTypes: "id name isBuiltIn",
  accessTokens: "id name start scopes createdAt",
};
const REST = [
  "/jobhunt/getall",
  "/idealjob/person/get",
  "/company/getall",
  "/company/types",
  "/documents/get",
  "/documents/types",
  "/person/getall",
  "/person/types",
  "/log/get",
];

/** Asks for everything there is, as the client's person. */
export async function readAnswers(client: Client): Promise<Answers> {
  const graphql: Record<string, readonly Node[]> = {};
  for (const [list, fields] of Object.entries(LISTS)) graphql[nameOf(list)] = sorted(await pages(client, list, fields));
  for (const [list, fields] of Object.entries(PLAIN)) {
    graphql[list] = sorted((await client.query<Record<string, Node[]>>(`{ ${list} { ${fields} } }`))[list] ?? []);
  }
  const guids = Object.values(graphql).flatMap((nodes) => nodes.flatMap(({ noteGuid }) => noteGuid ?? []));
  const noted: Node[] = [];
  for (const guid of guids) {
    const notes = `notes(noteGuid: ${JSON.stringify(guid)}, first: 100, after: $after)`;
    noted.push(...(await pages(client, notes, `${OWNED} noteGuid title content date`)));
  }
  graphql["notes"] = sorted(noted);
  Object.assign(graphql, await readParts(client, graphql["jobHunts"] ?? []));
  return { graphql, rest: await readRest(client, guids, graphql["jobHunts"] ?? []), files: await readFiles(client) };
}

/** What one person must see who was two: the records of both, and each type once. */
export function merged(one: Answers, other: Answers): Answers {
  const both = (a: Answers["rest"], b: Answers["rest"]): Answers["rest"] =>
    Object.fromEntries(
      [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => {
        const isTypes = /types$/i.test(key);
        const own = new Set((a[key] ?? []).map(({ name }) => name));
        const more = (b[key] ?? []).filter(({ name }) => !isTypes || !own.has(name ?? null));
        return [key, sorted([...(a[key] ?? []), ...more])];
      }),
    );
  return {
    graphql: both(one.graphql, other.graphql),
    rest: both(one.rest, other.rest),
    files: { ...one.files, ...other.files },
  };
}

async function readParts(client: Client, hunts: readonly Node[]): Promise<Answers["graphql"]> {
  const lists = Object.entries(PARTS).map(([list, fields]) => `${list}(first: 50) { nodes { ${fields} } }`);
  const query = `query ($id: ID!) { jobHunt(id: $id) { ${lists.join(" ")} ${STEP_PARTS} } }`;
  const parts: Record<string, Node[]> = {};
  for (const { id } of hunts) {
    const { jobHunt } = await client.query<{ jobHunt: Record<string, readonly Node[] | { nodes: Node[] }> }>(query, {
      id,
    });
    for (const [list, found] of Object.entries(jobHunt)) {
      (parts[list] ??= []).push(...("nodes" in found ? found.nodes : found));
    }
  }
  return Object.fromEntries(Object.entries(parts).map(([list, nodes]) => [list, sorted(nodes)]));
}

async function readRest(client: Client, guids: readonly Json[], hunts: readonly Node[]): Promise<Answers["rest"]> {
  const paths = [
    ...REST.map((path) => [path, {}] as const),
    ...guids.map((gunid) => ["/note/get", { gunid }] as const),
    ...hunts.map(({ id }) => ["/job/get", { jobHuntId: id }] as const),
  ];
  const answers: Record<string, readonly Node[]> = {};
  for (const [path, values] of paths) {
    const { body } = await client.rest("GET", path, values);
    const rows = (body as { data?: Node[]; jobHunts?: Node[] } | null) ?? {}; // the shim's shapes of a list
    const found = rows.data ?? rows.jobHunts ?? [];
    answers[[path, ...Object.values(values)].join(" ")] = sorted(found.map(withoutPassing));
  }
  return answers;
}

/** An address of a file holds for minutes, and a person's guid is not told by whose records they are. */
function withoutPassing(row: Node): Node {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name === "person_guid" || (typeof value === "string" && value.includes("/files/")) ? "<passing>" : value,
    ]),
  );
}

async function readFiles(client: Client): Promise<Answers["files"]> {
  interface WithFile {
    readonly id: string;
    readonly file: { readonly url: string } | null;
  }
  const documents: unknown = await pages(client, "documents(first: 100, after: $after)", "id file { url }");
  const files: Record<string, string> = {};
  for (const { id, file } of documents as readonly WithFile[] /* what the query asks for */) {
    if (file === null) continue;
    const { pathname, search } = new URL(file.url);
    const bytes = Buffer.from(await (await client.send(pathname + search)).arrayBuffer());
    files[id] = createHash("sha256").update(bytes).digest("hex");
  }
  return files;
}

async function pages(client: Client, list: string, fields: string): Promise<readonly Node[]> {
  interface Page {
    readonly page: { readonly nodes: Node[]; readonly pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  }
  const query = `query ($after: String) { page: ${list.replace(/^\w+: /, "")} { nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`;
  const nodes: Node[] = [];
  for (let after: string | null = null; ;) {
    const { page }: Page = await client.query(query, { after });
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor;
  }
}

function nameOf(list: string): string {
  return list.slice(0, list.search(/[:(]/));
}

function sorted(nodes: readonly Node[]): readonly Node[] {
  return nodes.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
