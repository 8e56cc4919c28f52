// @ts-check

// `npm test`: every test, in the order of how soon it is red and how often; the first part that fails ends it. On the
// embedded database, and where TEST_DATABASE_URL names a PostgreSQL, what depends on the database there as well.
// `npm test -- --checked`: `npm run check:types` and `npm run check:gates` ran just before; neither is repeated.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/** @typedef {{ readonly name: string, readonly words: string, readonly env?: Readonly<Record<string, string>> }} Part */

/** Where the runs on the two databases keep the statements of the product, to be compared. */
const STATEMENTS = { embedded: "dist/statements/embedded", server: "dist/statements/server" };

const isChecked = process.argv.includes("--checked");
const server = process.env.TEST_DATABASE_URL;

/** @type {readonly Part[]} */
const PARTS = [
  ...(isChecked
    ? [{ name: "the bundle of the client", words: "build:checked" }]
    : [
        { name: "the build", words: "build" },
        { name: "the gates", words: "check:gates" },
      ]),
  { name: "the gates of the bundle", words: "check:bundle" },
  { name: "client logic", words: "jest -- --selectProjects web" },
  { name: "the screens, on a simulated page", words: "jest -- --selectProjects screens" },
  {
    name: "the gateway, on the embedded database",
    words: "jest -- --selectProjects gateway",
    ...(server === undefined ? {} : { env: { TEST_STATEMENTS: STATEMENTS.embedded } }),
  },
  {
    name: "the gateway without the fast path",
    words: "jest -- --selectProjects gateway -- tests/security/graphql|tests/api/http-audits|tests/rest/(rest|http)[.]",
    env: { GRAPHQL_FAST_PATH: "false" },
  },
  ...(server === undefined ? [] : onServer(server)),
  { name: "the browser", words: "journeys" },
];

rmSync(dirname(STATEMENTS.embedded), { recursive: true, force: true });
const took = PARTS.map((part) => {
  process.stdout.write(`\n=== ${part.name}: npm run ${part.words}\n`);
  const started = { wall: performance.now(), processor: processorSeconds() };
  const { TEST_DATABASE_URL: _, ...embedded } = process.env;
  const env = { ...embedded, ...part.env };
  const { status } = spawnSync("npm", ["run", "--silent", ...part.words.split(" ")], { stdio: "inherit", env });
  if (status !== 0) {
    process.stderr.write(`\nRed: ${part.name} (npm run ${part.words}).\n`);
    process.exit(status ?? 1);
  }
  const seconds = [(performance.now() - started.wall) / 1000, processorSeconds() - started.processor];
  return `${seconds.map((value) => `${value.toFixed(0)} s`.padStart(7)).join("")}  ${part.name}`;
});
process.stdout.write(`\n   wall  processors\n${took.join("\n")}\n`);
if (server === undefined)
  process.stdout.write("Not run: the gateway on PostgreSQL, which TEST_DATABASE_URL would name.\n");

/** @type {(url: string) => Part[]} */
function onServer(url) {
  // What depends on the engine does not depend on the path, so the other one is tried here.
  const env = { TEST_DATABASE_URL: url, TEST_STATEMENTS: STATEMENTS.server, GRAPHQL_FAST_PATH: "false" };
  return [
    { name: "the gateway, on PostgreSQL", words: "jest:postgres", env },
    {
      name: "the statements that ran on one database alone",
      words: `check:statements -- ${STATEMENTS.embedded} ${STATEMENTS.server}`,
    },
  ];
}

/** @returns {number} what the processes that this one waited for have taken; 0 where the system does not tell */
function processorSeconds() {
  try {
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
    // In hundredths of a second: in the programs, and in the system for them.
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return 0;
  }
}
