import { afterAll, describe, expect, it } from "@jest/globals";
import { emptyFolder, openRig, cleanUp, startChild } from "./embedded-rig.js";

const KILLS = 5;
const ACKNOWLEDGED_EACH = 40;

describe("an embedded database whose process is killed while it writes", () => {
  afterAll(cleanUp);

  it("has every acknowledged row and no half transaction, each of five times", async () => {
    const dataDir = emptyFolder();
    await (await openRig(dataDir)).close();
    const acknowledged: number[] = [];

    for (let kill = 1; kill <= KILLS; kill++) {
      const writer = startChild("write", dataDir);
      for (let written = 0; written < ACKNOWLEDGED_EACH; written++) acknowledged.push(Number(await writer.next()));
      writer.signal("SIGKILL");
      for (let line = await writer.next(); line !== null; line = await writer.next()) acknowledged.push(Number(line));
    }
    const rig = await openRig(dataDir);
    const { rows } = await rig.pool.query<{ number: number; halves: number }>(
      "SELECT number, count(*)::int AS halves FROM pair GROUP BY number ORDER BY number",
    );
    await rig.close();

    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_EACH);
    const kept = new Set(rows.map(({ number }) => number));
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
    expect(rows.filter(({ halves }) => halves !== 2)).toEqual([]);
  });
});
