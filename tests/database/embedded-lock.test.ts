import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { DataDirectory } from "../../gateway/embedded-postgres/data-directory.js";
import { lockDirectory } from "../../gateway/embedded-postgres/lock.js";
import { emptyFolder, cleanUp, startChild } from "./embedded-rig.js";

const NONCE = "0123456789abcdef";

describe("the lock of a data directory", () => {
  afterAll(cleanUp);

  it("refuses a second server at once, and names the process that holds it", async () => {
    const dataDir = emptyFolder();
    const holder = startChild("hold", dataDir);
    await holder.next();

    const second = startChild("try", dataDir);
    const answer = await second.next();

    expect(answer).toContain(`process ${holder.pid}`);
    expect(await second.ended).toBe(1);
    holder.signal("SIGKILL");
    await holder.ended;
  });

  it("is held by a process that is stopped, which is not dead", async () => {
    const { lock } = new DataDirectory(emptyFolder());
    const holder = startChild("hold", join(lock, ".."));
    await holder.next();
    holder.signal("SIGSTOP");

    await expect(lockDirectory(lock)).rejects.toMatchObject({ kind: "IN_USE" });

    holder.signal("SIGKILL");
    await holder.ended;
  });

  it("is taken over from a process that was killed, and nothing of it stays", async () => {
    const { lock } = new DataDirectory(emptyFolder());
    const holder = startChild("hold", join(lock, ".."));
    await holder.next();
    holder.signal("SIGKILL");
    await holder.ended;

    const own = await lockDirectory(lock);

    expect(readdirSync(lock)).toHaveLength(1);
    await own.release();
    expect(readdirSync(lock)).toEqual([]);
  });

  it("goes to one of many who want it at the same moment", async () => {
    const { lock } = new DataDirectory(emptyFolder());
    let held = 0;
    let most = 0;
    const want = async (): Promise<boolean> => {
      const own = await lockDirectory(lock).catch(() => null);
      if (own === null) return false;
      most = Math.max(most, ++held);
      await new Promise((resolve) => setImmediate(resolve));
      held--;
      await own.release();
      return true;
    };

    await Promise.all(Array.from({ length: 12 }, want));

    expect(most).toBe(1);
    expect(await want()).toBe(true);
  });

  it("refuses within the same process too", async () => {
    const { lock } = new DataDirectory(emptyFolder());
    const own = await lockDirectory(lock);

    await expect(lockDirectory(lock)).rejects.toThrow(`process ${process.pid}`);

    await own.release();
  });

  it("holds a folder whose path is longer than a socket may have", async () => {
    const lock = join(emptyFolder(), "d".repeat(120), "lock");
    const own = await lockDirectory(lock);

    await expect(lockDirectory(lock)).rejects.toMatchObject({ kind: "IN_USE" });

    await own.release();
  });

  describe("where there can be no sockets", () => {
    const claimOf = (pid: number, start: string): string => {
      const lock = join(emptyFolder(), "lock");
      mkdirSync(lock);
      writeFileSync(join(lock, `${pid}-${start}-${NONCE}`), "");
      return lock;
    };

    it("refuses while the process of the claim lives", async () => {
      const lock = join(emptyFolder(), "lock");
      const own = await lockDirectory(lock, { withoutSockets: true });

      await expect(lockDirectory(lock, { withoutSockets: true })).rejects.toMatchObject({ kind: "IN_USE" });

      await own.release();
      expect(readdirSync(lock)).toEqual([]);
    });

    it("takes over when the process is gone", async () => {
      const { pid } = spawnSync(process.execPath, ["--version"]);
      const lock = claimOf(pid, "0");

      const own = await lockDirectory(lock);

      await own.release();
    });

    it("takes over when the pid now belongs to a process that started at another time", async () => {
      const lock = claimOf(process.pid, "1");

      const own = await lockDirectory(lock);

      await own.release();
    });

    it("refuses when only the pid is known, and it lives", async () => {
      const lock = claimOf(process.ppid, "0");

      await expect(lockDirectory(lock)).rejects.toMatchObject({ kind: "IN_USE" });
    });
  });
});
