import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "@jest/globals";
import { restoreBackup } from "../../gateway/embedded-postgres/restore-backup.js";
import { openRig } from "../database/embedded-rig.js";
import { freePort } from "../support/machine.js";
import { newDataDir, refusedProduct, startProduct, startProductByNpm, type Product } from "../support/product.js";
import { signInAt, signUpAt } from "../support/product-client.js";

describe("the process", () => {
  const started: Product[] = [];
  afterEach(async () => {
    // The last first: it may run on the data of an earlier one, whose end removes them.
    for (const product of started.splice(0).reverse()) await product.dispose();
  });

  async function start(variables: Record<string, string> = {}, dataDir = newDataDir()): Promise<Product> {
    const product = await startProduct(variables, dataDir);
    started.push(product);
    return product;
  }

  const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse battery" };

  /** Another folder, with a back-up of this one restored in it. */
  async function restored(dataDir: string): Promise<string> {
    const rig = await openRig(dataDir);
    const { file } = await rig.embedded.backup();
    await rig.close();
    const folder = newDataDir();
    await restoreBackup(file, folder, { knownMigrations: null });
    return folder;
  }

  it("refuses a second process on its data or at its port, ends with 0 when it is told to stop, and its people find everything at another address and from a back-up", async () => {
    const first = await start();
    const me = await signUpAt(first.url, maya);
    await me.query(`mutation { createCompany(input: { name: "Lanternfish" }) { logEntryId } }`);
    const [second, neighbour] = await Promise.all([
      refusedProduct({ DATA_DIR: first.dataDir, PORT: String(await freePort()) }),
      refusedProduct({ PORT: new URL(first.url).port }),
    ]);
    const readiness = await fetch(`${first.url}/readyz`);
    const code = await first.stop("SIGTERM");
    const folder = await restored(first.dataDir);
    const port = String(await freePort());
    const publicUrl = `http://127.0.0.1:${port}`;

    const again = await start({}, first.dataDir);
    await start({ PORT: port, PUBLIC_URL: publicUrl }, folder);

    expect([second.code, neighbour.code]).toEqual([1, 1]);
    expect(second.output).toMatch(/in use|process \d+|pid/i);
    expect(neighbour.output).toContain("is taken by another program");
    expect([readiness.status, code]).toEqual([200, 0]);
    for (const url of [again.url, publicUrl]) {
      const names = await (await signInAt(url, maya)).query(`{ companies { nodes { name } } }`);
      expect(names).toEqual({ companies: { nodes: [{ name: "Lanternfish" }] } });
    }
  });

  it("answers at its own name only, and warns that browsers cannot sign in there without https", async () => {
    const variables = { PUBLIC_URL: "http://jobs.example.org", ALLOW_LOCAL_IDENTITY: "true" };
    const product = await start({ ...variables, TRUST_PROXY: "1" });
    const ask = (path: string, headers: Record<string, string>): Promise<number> =>
      statusOf(product.url + path, headers);

    for (const path of ["/", "/graphql", "/config.json", "/oidc/.well-known/openid-configuration"]) {
      expect([path, await ask(path, { host: "evil.example" })]).toEqual([path, 403]);
      expect([path, await ask(path, { host: "JOBS.example.org:8080" })]).not.toEqual([path, 403]);
    }
    expect(await ask("/config.json", { host: "gateway-1", "x-forwarded-host": "jobs.example.org" })).toBe(200);
    expect(await ask("/config.json", { host: "jobs.example.org", "x-forwarded-host": "evil.example" })).toBe(403);
    expect(await ask("/config.json", { host: "127.0.0.1" })).toBe(200);
    expect(await ask("/readyz", { host: "10.0.0.7" })).toBe(200);
    expect(product.output()).toContain("Browsers on other machines cannot sign in over plain http");
  });

  it("says that it stops and goes on serving, each answer the last of its connection, until it is told again", async () => {
    const product = await start({ STOP_GRACE_SECONDS: "60", LOG_LEVEL: "info" });
    product.signal("SIGTERM");
    await until(() => product.output().includes('"stopping"'));

    const readiness = await fetch(`${product.url}/readyz`);
    const page = await fetch(product.url);

    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      { status: "unavailable", reason: "The process is about to stop." },
    ]);
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
    // Signals that come together are one, as Ctrl-C and the copy of it that npm passes on.
    const before = performance.now();
    const stopped = product.stop("SIGINT");
    await until(async () => (product.signal("SIGINT"), isGone(product)));
    expect(await stopped).toBe(1);
    expect(performance.now() - before).toBeLessThan(30_000);
  });

  it("closes its data and frees its address when the npm that started it gets SIGTERM", async () => {
    const product = await startProductByNpm({ LOG_LEVEL: "info" });
    started.push(product);

    await product.stop("SIGTERM");
    await until(() => product.output().includes('"stopped"'));

    await until(() => isGone(product));
    const rig = await openRig(product.dataDir);
    await rig.close();
  });

  it("lists every fault of the configuration before it listens", async () => {
    const variables = { PORT: "many", LOG_LEVEL: "loud", DATABASE_URL: "mysql://x", HOST: "0.0.0.0" };

    const { code, output } = await refusedProduct(variables);

    expect(code).toBe(1);
    expect(output).toContain("4 faults");
    // Where others could reach it, it does not sign people in by itself.
    for (const name of ["PORT", "LOG_LEVEL", "DATABASE_URL", "ALLOW_LOCAL_IDENTITY"]) expect(output).toContain(name);
  });

  it("says so when it cannot listen at an address", async () => {
    const at = { ALLOW_LOCAL_IDENTITY: "true", DATA_DIR: newDataDir() };

    const outputs: string[] = [];
    for (const host of ["192.0.2.1", "nowhere.invalid"]) {
      const { code, output } = await refusedProduct({ ...at, HOST: host });
      expect(code).toBe(1);
      outputs.push(output);
    }

    expect(outputs[0]).toContain("HOST: 192.0.2.1 is no address of this machine.");
    expect(outputs[1]).toContain("HOST: nowhere.invalid is no address");
    expect(outputs.join("")).not.toContain("    at ");
  });

  it("says so when its folder is a file, or lies in one", async () => {
    const file = join(newDataDir(), "file");
    writeFileSync(file, "");

    const refused = [await refusedProduct({ DATA_DIR: file }), await refusedProduct({ DATA_DIR: join(file, "data") })];

    expect(refused.map(({ code }) => code)).toEqual([1, 1]);
    expect(refused.map(({ output }) => output.trim())).toEqual([
      `The configuration has a fault:\n- DATA_DIR: ${file} is a file, and must be a folder.`,
      `The configuration has a fault:\n- DATA_DIR: ${join(file, "data")} lies in something that is a file, and must be a folder.`,
    ]);
  });
});

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 150_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error("It did not come to that in minutes.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** True when nobody answers at its address any more. */
async function isGone({ url }: Product): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => false,
    () => true,
  );
}

/** Requests an address under another name, which `fetch` does not let a caller choose; resolves to the status. */
function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { accept: "text/html", ...headers } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}
