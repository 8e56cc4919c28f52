import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "../support/client.js";
import { refreshAt, signInAt, signUpAt, tokensAt } from "../support/product-client.js";
import { freePort } from "../support/machine.js";
import { startProduct, type Product } from "../support/product.js";
import type { Proof, ProofResult, ProofRun } from "./proof.js";
import { createSmallDisk, type SmallDisk } from "./small-disk.js";

const MB = 1024 * 1024;
const DISK_BYTES = 512 * MB;
/** How full the disk gets, one after the other: below the floor, and without a byte. */
const FILLINGS = [
  { name: "nearly full", leftBytes: 100 * MB },
  { name: "full", leftBytes: 0 },
] as const;
/** The product looks every few seconds, on a machine that may be busy. */
const NOTICED_MS = 20_000;
const LOOK_EVERY_MS = 100;
const READER = { name: "Kim Reader", email: "kim@example.org", password: "a long enough password" };

const CREATE = `mutation ($name: String!) { createCompany(input: { name: $name }) { company { id } } }`;
const ADD_ENTRY = `mutation { addLogEntry(input: { event: "Refused" }) { id } }`;
const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId } }`;
const READ = `{ companies(first: 1) { totalCount } logEntries(first: 1, filter: "Refused") { nodes { id } } }`;

interface Read {
  readonly companies: { readonly totalCount: number };
  readonly logEntries: { readonly nodes: readonly unknown[] };
}

/** Fills the disk of the embedded database, and restarts the product on it. */
export const fullDisk: Proof = {
  promise: "On a full disk the product starts, people sign in and read, and changes are refused until there is room.",
  rounds: 5,
  // Made while there is room: they must be there on the full disk, on which none can be added and each refusal is checked.
  minimum: { count: 10, unit: "acknowledged changes" },
  async run(run) {
    const disk = createSmallDisk(DISK_BYTES);
    try {
      return await fillAgainAndAgain(disk, run);
    } finally {
      disk.remove();
    }
  },
};

async function fillAgainAndAgain(disk: SmallDisk, { say, inTurn }: ProofRun): Promise<ProofResult> {
  const variables = { ...disk.variables, PORT: String(await freePort()) };
  let product: Product = await startProduct(variables, disk.dataDir);
  const broken: string[] = [];
  let kept = 0;
  const starts: number[] = [];
  let noticedMs = 0;
  let writer = await signUpAt(product.url, READER);
  const write = async (): Promise<string> => {
    const { errors } = await writer.graphql(CREATE, { name: `Kept ${kept}` });
    if (errors === undefined) kept++;
    return errors?.[0]?.extensions?.code ?? "written";
  };
  /** Notes a broken promise when it does not come true in time. */
  const waitFor = async (what: string, isTrue: () => Promise<boolean> | boolean): Promise<void> => {
    const start = Date.now();
    while (!(await isTrue())) {
      if (Date.now() - start > NOTICED_MS) return void broken.push(`${what}: not within ${NOTICED_MS / 1000} s`);
      await sleep(LOOK_EVERY_MS);
    }
    noticedMs = Math.max(noticedMs, Date.now() - start);
  };
  const check = async (when: string): Promise<void> => {
    const faults = await findFaults(product, kept).catch((error: unknown) => [String(error)]);
    broken.push(...faults.map((fault) => `${when}: ${fault}`));
  };
  try {
    for (const { number: round, untilMinimum } of inTurn(() => kept)) {
      writer = await signInAt(product.url, READER);
      await waitFor(`round ${round}: the reserve is held`, () => existsSync(join(disk.dataDir, "reserve")));
      await waitFor(`round ${round}: a change is taken`, async () => (await write()) === "written");
      await untilMinimum(write);
      for (const [index, { name, leftBytes }] of FILLINGS.entries()) {
        disk.fill(leftBytes);
        await waitFor(`round ${round}, ${name}: a change is refused`, async () => (await write()) === "STORAGE_FULL");
        await check(`round ${round}, ${name}`);
        const signal = (round + index) % 2 === 0 ? "SIGTERM" : "SIGKILL";
        await product.stop(signal);
        const start = Date.now();
        product = await startProduct(variables, disk.dataDir);
        starts.push(Date.now() - start);
        await check(`round ${round}, ${name}, started after ${signal}`);
      }
      // By now the reserve is given up, and here its room is taken by others as well.
      disk.fill(0);
      const faults = await findReadingFaults(writer, kept);
      broken.push(...faults.map((fault) => `round ${round}, full and without a reserve: ${fault}`));
      disk.clear();
      await waitFor(`round ${round}: with room again, a change is taken`, async () => (await write()) === "written");
      say(`round ${round}: ${kept} kept, ${broken.length} promises broken`);
    }
    return {
      figures: {
        disk: disk.isReal ? "a mounted one" : "played, since none can be mounted here",
        "starts without room": starts.length,
        "longest of these starts, ms": Math.max(...starts),
        "longest until the disk's state was noticed, ms": noticedMs,
        "changes kept": kept,
      },
      broken,
    };
  } catch (error) {
    // What it printed is gone with it otherwise.
    return { figures: {}, broken: [...broken, `${String(error)}\n${product.output()}`] };
  } finally {
    await product.dispose();
  }
}

/** Signs in, renews, reads, and tries to change something. */
async function findFaults({ url }: Product, kept: number): Promise<string[]> {
  const tokens = await refreshAt(url, await refreshAt(url, await tokensAt(url, READER)));
  return findReadingFaults(new Client(url, tokens.access_token, null), kept);
}

/** Reads, and tries three ways to change something. */
async function findReadingFaults(reader: Client, kept: number): Promise<string[]> {
  const { companies, logEntries } = await reader.query<Read>(READ);
  const faults: string[] = [];
  if (companies.totalCount !== kept)
    faults.push(`${kept} changes were acknowledged, ${companies.totalCount} are there`);
  if (logEntries.nodes.length > 0) faults.push("a log entry that was refused is there");
  const changes = {
    CREATE: [CREATE, { name: "Refused" }],
    ADD_ENTRY: [ADD_ENTRY, {}],
    UPLOAD: [UPLOAD, aFile()],
  } as const;
  for (const [name, [mutation, input]] of Object.entries(changes)) {
    const { errors } = await reader.graphql(mutation, input);
    const code = errors?.[0]?.extensions?.code ?? "written";
    if (code !== "STORAGE_FULL") faults.push(`${name} was answered ${code}`);
  }
  return faults;
}

function aFile(): { file: File } {
  return { file: new File(["refused"], "refused.txt") };
}
