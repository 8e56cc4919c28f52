import pg from "pg";
import { lockDirectory } from "../../gateway/embedded-postgres/lock.js";
import { DataDirectory } from "../../gateway/embedded-postgres/data-directory.js";
import { openEmbeddedDatabase } from "../../gateway/embedded-postgres/open-embedded-database.js";
import { createLogger } from "../../gateway/platform/logger.js";

// A process for the tests to kill: started by startChild with a role and a folder.
const [role, dataDir = ""] = process.argv.slice(2);
if (role === "write") await write();
else if (role === "hold") await hold();
else await tryToOpen();

/** Writes pairs of rows for ever, and says the number of each once its transaction is acknowledged. */
async function write(): Promise<void> {
  const embedded = await openEmbeddedDatabase({ dataDir, logger: createLogger("silent") });
  const client = await new pg.Pool(embedded.poolExtra).connect();
  await client.query("CREATE TABLE IF NOT EXISTS pair (number int, half int, filler text, PRIMARY KEY (number, half))");
  const { rows } = await client.query<{ next: number }>("SELECT coalesce(max(number), 0) + 1 AS next FROM pair");
  for (let number = rows[0]?.next ?? 1; ; number++) {
    await client.query("BEGIN");
    await client.query("INSERT INTO pair VALUES ($1, 1, repeat('x', 2000))", [number]);
    await client.query("INSERT INTO pair VALUES ($1, 2, repeat('y', 2000))", [number]);
    await client.query("COMMIT");
    say(String(number));
  }
}

/** Holds the lock until it is killed. */
async function hold(): Promise<void> {
  await lockDirectory(new DataDirectory(dataDir).lock);
  say("held");
  setInterval(() => undefined, 60_000);
}

/** Opens the database once, and says how that went. */
async function tryToOpen(): Promise<void> {
  try {
    const embedded = await openEmbeddedDatabase({ dataDir, logger: createLogger("silent") });
    await embedded.close();
    say("opened");
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
