import { createHash } from "node:crypto";
import type { Client } from "../support/client.js";
import type { Journal } from "./mixed-writes.js";

interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const PAGE = "pageInfo { hasNextPage endCursor }";
const NOTES = `query ($after: String, $noteGuid: ID!) {
  page: notes(noteGuid: $noteGuid, first: 100, after: $after) { nodes { id content } ${PAGE} }
}`;
const COMPANIES = `query ($after: String) { page: companies(first: 100, after: $after) { nodes { id name version } ${PAGE} } }`;
const HUNTS = `query ($after: String) {
  page: jobHunts(first: 100, after: $after) { nodes { id phases { steps { key status } } } ${PAGE} }
}`;
const LOG = `query ($after: String) { page: logEntries(first: 100, after: $after) { nodes { id subjectId } ${PAGE} } }`;
const SENT = `query ($after: String) {
  page: jobHunts(first: 20, after: $after) { nodes {
    id phases { steps { name status } }
    submissions(first: 5) { nodes { id letter files { contentHash file { url } } } }
  } ${PAGE} }
}`;
const DOCUMENTS = `query ($after: String) { page: documents(first: 100, after: $after) { nodes { id source } ${PAGE} } }`;

/** Compares the product's data with what it had acknowledged; answers one sentence for each thing lost or torn. */
export async function findLost(client: Client, journal: Journal): Promise<readonly string[]> {
  return [
    ...(await findLostNotes(client, journal)),
    ...(await findLostEdits(client, journal)),
    ...(await findLostJobHunts(client, journal)),
    ...(await findLostEntries(client, journal)),
    ...(await findLostFiles(client, journal)),
    ...(await findTornSubmissions(client, journal)),
  ];
}

async function findLostNotes(client: Client, { notes, noteGuid }: Journal): Promise<readonly string[]> {
  const found = await all<{ id: string; content: string }>(client, NOTES, { noteGuid });
  const contents = new Map(found.map(({ id, content }) => [id, content]));
  return [...notes].flatMap(([id, content]) => (contents.get(id) === content ? [] : [`The note ${id} is lost.`]));
}

async function findLostEdits(client: Client, { edits }: Journal): Promise<readonly string[]> {
  const found = await all<{ id: string; name: string; version: number }>(client, COMPANIES);
  const companies = new Map(found.map((company) => [company.id, company]));
  return [...edits].flatMap(([id, count]) => {
    const company = companies.get(id);
    // An edit that was not acknowledged may have been made; an acknowledged one must have been.
    if (company === undefined || Number(company.name) < count) return [`An edit of the company ${id} is lost.`];
    return company.version === Number(company.name) + 1 ? [] : [`The company ${id} is torn.`];
  });
}

async function findLostJobHunts(client: Client, { hunts }: Journal): Promise<readonly string[]> {
  interface JobHunt {
    readonly id: string;
    readonly phases: readonly { readonly steps: readonly { readonly key: string; readonly status: string }[] }[];
  }
  const found = await all<JobHunt>(client, HUNTS);
  const done = new Set(
    found
      .filter(({ phases }) => phases.some(({ steps }) => steps.some(({ status }) => status === "DONE")))
      .map(({ id }) => id),
  );
  return [...hunts].flatMap((id) => (done.has(id) ? [] : [`The hunt ${id} or its completed step is lost.`]));
}

/** Entries written by hand, and the entry of each record: a record without one is a transaction that was torn. */
async function findLostEntries(client: Client, journal: Journal): Promise<readonly string[]> {
  const entries = await all<{ id: string; subjectId: string | null }>(client, LOG);
  const ids = new Set(entries.map(({ id }) => id));
  const subjects = new Set(entries.map(({ subjectId }) => subjectId));
  const records = [journal.notes, journal.edits, journal.files].flatMap((map) => [...map.keys()]);
  return [
    ...[...journal.logEntries].filter((id) => !ids.has(id)).map((id) => `The log entry ${id} is lost.`),
    ...[...records, ...journal.hunts]
      .filter((id) => !subjects.has(id))
      .map((id) => `The log has no entry of the record ${id}.`),
  ];
}

async function findLostFiles(client: Client, { files }: Journal): Promise<readonly string[]> {
  const found = await all<{ id: string; source: string | null }>(client, DOCUMENTS);
  const sources = new Map(found.map(({ id, source }) => [id, source]));
  const lost: string[] = [];
  for (const [id, sha256] of files) {
    const source = sources.get(id);
    const answer = source == null ? null : await client.send(new URL(source).pathname + new URL(source).search);
    const bytes = answer?.ok === true ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0);
    if (createHash("sha256").update(bytes).digest("hex") !== sha256) lost.push(`The file of document ${id} is lost.`);
  }
  return lost;
}

/** A submission, its files and its step are made together: of one that is there, acknowledged or not, all is there. */
async function findTornSubmissions(client: Client, { submissions }: Journal): Promise<readonly string[]> {
  interface Sent {
    readonly id: string;
    readonly phases: readonly { readonly steps: readonly { readonly name: string; readonly status: string }[] }[];
    readonly submissions: {
      readonly nodes: readonly {
        readonly id: string;
        readonly letter: string | null;
        readonly files: readonly {
          readonly contentHash: string | null;
          readonly file: { readonly url: string } | null;
        }[];
      }[];
    };
  }
  const hunts = await all<Sent>(client, SENT);
  const broken: string[] = [];
  const found = new Map<string, string>();
  for (const { id: huntId, phases, submissions: kept } of hunts) {
    const isSent = phases.some(({ steps }) =>
      steps.some(({ name, status }) => name === "SEND_APPLICATION_BUNDLE" && status === "DONE"),
    );
    if (isSent !== kept.nodes.length > 0) broken.push(`The sending of the hunt ${huntId} is torn.`);
    for (const { id, letter, files } of kept.nodes) {
      const [file] = files;
      const address = new URL(file?.file?.url ?? "http://localhost/");
      const bytes = Buffer.from(await (await client.send(address.pathname)).arrayBuffer());
      const hash = createHash("sha256").update(bytes).digest("hex");
      if (files.length !== 1 || letter === null || file?.contentHash !== hash)
        broken.push(`The submission ${id} is torn.`);
      found.set(id, hash);
    }
  }
  const lost = [...submissions].filter(([id, hash]) => found.get(id) !== hash);
  return [...broken, ...lost.map(([id]) => `The submission ${id} is lost.`)];
}

async function all<Node>(client: Client, query: string, variables: object = {}): Promise<readonly Node[]> {
  const nodes: Node[] = [];
  for (let after: string | null = null; ;) {
    const { page }: { page: Page<Node> } = await client.query(query, { ...variables, after });
    nodes.push(...page.nodes);
    if (!page.pageInfo.hasNextPage) return nodes;
    after = page.pageInfo.endCursor;
  }
}
