import { ENTITIES } from "../../gateway/schema/entities.js";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readConfig } from "../../gateway/config.js";
import { createDataSource } from "../../gateway/database/data-source.js";
import { Database } from "../../gateway/database/database.js";
import { openDatabase, type OpenedDatabase } from "../../gateway/database/open-database.js";
import { loadServerSecret } from "../../gateway/database/server-secret.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { FakeClock } from "../support/fakes.js";
import { cleanUp, emptyFolder, openRig, type Rig } from "./embedded-rig.js";

const SHORT_MS = 500;
const IDLE_LIMIT_MS = 1_000;

describe("an embedded database that is asked for too much", () => {
  let rig: Rig;

  beforeAll(async () => {
    rig = await openRig(emptyFolder(), { idleInTransactionLimitMs: IDLE_LIMIT_MS });
    await rig.pool.query("CREATE TABLE note (id int)");
    await rig.pool.query("INSERT INTO note VALUES (1)");
  });
  afterAll(cleanUp);

  it.each(["SELECT pg_sleep(600)", "SELECT count(*) FROM generate_series(1, 2000000000)"])(
    "cuts off %s, while this thread goes on and the others get their turn",
    async (slow) => {
      const { restarts } = rig.embedded.health();
      const turns = countTurns();

      const cut = rig.embedded.withQueryLimit(SHORT_MS, () => rig.pool.query(slow));
      const next = rig.pool.query("SELECT id FROM note");

      await expect(cut).rejects.toMatchObject({ code: "57014" });
      expect(turns.stop()).toBeGreaterThan(10);
      expect((await next).rows).toEqual([{ id: 1 }]);
      expect(rig.embedded.health()).toMatchObject({ isOpen: true, restarts: restarts + 1 });
    },
  );

  it("tells who asked that it was too expensive, and the operator without an alarm", async () => {
    const lines: string[] = [];
    const logger = createLogger("info", { write: (line) => void lines.push(line) });
    const own = await openRig(emptyFolder(), { logger });
    const source = createDataSource({ kind: "embedded", poolExtra: own.embedded.poolExtra }, ENTITIES);
    const database = new Database(await source.initialize());

    const cut = own.embedded.withQueryLimit(SHORT_MS, () => database.query("SELECT pg_sleep(600)"));

    await expect(cut).rejects.toMatchObject({ code: "TOO_EXPENSIVE" });
    expect(await database.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect(lines.filter((line) => line.includes('"code":"57014"'))).toEqual([expect.stringContaining('"level":40')]);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    await source.destroy();
  });

  it("goes on telling its listeners after it was cut off, and that they may have missed something", async () => {
    const heard: string[] = [];
    await rig.embedded.listen("news", {
      onMessage: (payload) => heard.push(payload),
      onGap: () => heard.push("a gap"),
    });

    await rig.embedded.withQueryLimit(SHORT_MS, () => rig.pool.query("SELECT pg_sleep(600)")).catch(() => undefined);
    await rig.pool.query("NOTIFY news, 'still here'");

    expect(heard).toEqual(["a gap", "still here"]);
  });

  it("rolls back a transaction that is left open, for those who wait behind it", async () => {
    const client = await rig.pool.connect();
    const ended = new Promise((resolve) => client.once("end", resolve));
    client.on("error", () => undefined); // told that the connection is gone
    await client.query("BEGIN");
    await client.query("DELETE FROM note");

    const waited = rig.pool.query("SELECT id FROM note");
    await ended;
    client.release(true);

    expect((await waited).rows).toEqual([{ id: 1 }]);
  });

  it("takes no writes on a full disk, and still answers", async () => {
    await rig.close();
    rig = await openRig(rig.dataDir, { freeSpaceFloor: Number.MAX_SAFE_INTEGER });

    expect(rig.embedded.disk).toMatchObject({ isFull: true, floorBytes: Number.MAX_SAFE_INTEGER });
    await expect(rig.pool.query("INSERT INTO note VALUES (2)")).rejects.toMatchObject({ code: "25006" });
    expect((await rig.pool.query("SELECT id FROM note")).rows).toEqual([{ id: 1 }]);
    expect(rig.embedded.health().isStorageFull).toBe(true);
  });
});

describe("an embedded database on a disk that gets full", () => {
  const MB = 1024 * 1024;
  const WRITE = "insert into local_attempt (key, count, expires_at) values ($1, 1, now())";
  const READ = "select key from local_attempt order by key";
  let [free, folder] = [1000 * MB, ""];
  let opened: OpenedDatabase;
  const open = (): Promise<OpenedDatabase> =>
    openDatabase(readConfig({ DATA_DIR: folder }), ENTITIES, createLogger("silent"), () => undefined, {
      measureFree: () => Promise.resolve(free),
    });
  const loadSecret = (): Promise<Buffer> => loadServerSecret(opened.database, new FakeClock(), "test");

  beforeAll(async () => {
    folder = emptyFolder();
    opened = await open();
  });
  afterAll(async () => {
    await opened.close();
    await cleanUp();
  });

  it("refuses people's changes below the floor, also after a start, and writes the server's own", async () => {
    const secret = await loadSecret();
    await opened.close();
    free = 199 * MB;
    opened = await open();
    const { database, disk } = opened;

    expect(disk).toMatchObject({ freeBytes: free, floorBytes: 200 * MB, isFull: true });
    expect(await opened.ready()).toMatchObject({ status: "read-only", reason: expect.stringContaining("200 MB") });
    expect(await loadSecret()).toEqual(secret);
    await expect(database.query(WRITE, ["person"])).rejects.toMatchObject({ code: "STORAGE_FULL" });
    await expect(database.transaction(() => database.query(WRITE, ["person"]))).rejects.toMatchObject({
      code: "STORAGE_FULL",
    });
    await database.queryForServer(WRITE, ["server"]);
    expect(await database.query(READ)).toEqual([{ key: "server" }]);
  });

  it("writes nothing more when there is hardly a byte, and all again once there is room", async () => {
    const { database } = opened;
    free = 1 * MB;
    await expect(database.queryForServer(WRITE, ["late"])).rejects.toMatchObject({ code: "STORAGE_FULL" });
    expect(await database.query(READ)).toEqual([{ key: "server" }]);

    free = 1000 * MB;
    await database.queryForServer(WRITE, ["later"]); // it looks, since nobody has yet
    await database.query(WRITE, ["person"]);
    expect(await opened.ready()).toEqual({ status: "ready" });
    expect(await database.query(READ)).toEqual([{ key: "later" }, { key: "person" }, { key: "server" }]);
  });
});

/** Counts the turns that this thread's timers get; a thread that is blocked gives none. */
function countTurns(): { stop(): number } {
  let turns = 0;
  const timer = setInterval(() => turns++, 5);
  return {
    stop: () => {
      clearInterval(timer);
      return turns;
    },
  };
}
