/**
 * Runs inside a separate network namespace (see page-fetch-rig.test.ts), where lo has a public address, private ones,
 * and the only name server. Prints what the page fetcher, and for comparison a naive one, reached.
 */
import { lookup } from "node:dns/promises";
import { createServer, get, type RequestListener } from "node:http";
import { createPageFetcher } from "../../gateway/capture/page/page-fetch.js";
import { ADVERT_HTML } from "./web-mock.js";
import { startDnsMock, type DnsAnswer } from "./dns-mock.js";

/** The addresses the namespace assigns to lo. */
const PUBLIC = "93.184.216.34";
const PRIVATE = ["127.0.0.1", "10.0.0.5", "169.254.169.254"];
const ROUNDS = 1_000;
const NAIVE_ROUNDS = 20;

const FIXED: Readonly<Record<string, DnsAnswer>> = {
  "public.example": { a: [PUBLIC] },
  "private.example": { a: ["10.0.0.5"] },
  "metadata.example": { a: ["169.254.169.254"] },
  "both.example": { a: [PUBLIC, "127.0.0.1"] },
  "compatible.example": { aaaa: ["::1"] },
  "empty.example": {},
  "broken.example": "SERVFAIL",
};

const asked = new Map<string, number>();
let canaryHits = 0;
let publicHits = 0;

await startDnsMock("127.0.0.53", (name, type) => {
  if (!name.startsWith("flip-")) return FIXED[name] ?? {};
  if (type === "aaaa") return {};
  const times = asked.get(name) ?? 0;
  asked.set(name, times + 1);
  return { a: [times % 2 === 0 ? PUBLIC : "127.0.0.1"] };
});
await listen(PUBLIC, (request, response) => {
  publicHits++;
  // A path of /again redirects to the same name once more, which by then resolves to another address.
  if (request.url === "/again") response.writeHead(302, { location: "/advert" }).end();
  else response.writeHead(200, { "content-type": "text/html" }).end(ADVERT_HTML);
});
for (const address of PRIVATE) {
  await listen(address, (_request, response) => {
    canaryHits++;
    response.writeHead(200, { "content-type": "text/html" }).end("<p>the inside of this network</p>".repeat(9));
  });
}

const pages = createPageFetcher({ limits: { deadlineMs: 5_000 } });
const outcome = (address: string): Promise<string> =>
  pages.fetch(address).then(
    (page) => (page.html === ADVERT_HTML ? "read" : "leaked"),
    (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error)),
  );

const fixed: Record<string, string> = {};
for (const name of Object.keys(FIXED)) fixed[name] = await outcome(`http://${name}/`);
const rebound: Record<string, number> = {};
for (let round = 0; round < ROUNDS; round++) {
  const said = await outcome(`http://flip-${round}.example/${round % 2 === 0 ? "" : "again"}`);
  rebound[said] = (rebound[said] ?? 0) + 1;
}
const guarded = { fixed, rebound, canaryHits, publicHits };

canaryHits = 0;
for (let round = 0; round < NAIVE_ROUNDS; round++) await fetchNaively(`flip-naive-${round}.example`);
process.stdout.write(JSON.stringify({ ...guarded, naiveHits: canaryHits }), () => process.exit(0));

// Resolves, checks, then fetches: the vulnerable order.
async function fetchNaively(host: string): Promise<void> {
  const { address } = await lookup(host);
  if (PRIVATE.includes(address)) return;
  await new Promise<void>((resolve) => {
    get({ host, agent: false }, (response) => response.resume().once("end", resolve)).once("error", () => resolve());
  });
}

async function listen(host: string, answer: RequestListener): Promise<void> {
  await new Promise<void>((resolve) => createServer(answer).listen(80, host, resolve));
}
