import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { COMPILED_MAIN, newDataDir, startProduct } from "../../support/product.js";
import { startChild } from "./child.js";
import { controlAt, type Control } from "./control.js";

/** A server that is measured. */
export interface BenchServer {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** The product, which also tells what it does. */
export interface BenchedProduct extends BenchServer {
  readonly control: Control;
}

/** Starts the built product on a database, in a process of its own that counts its statements. */
export async function startBenchedProduct(
  databaseUrl: string,
  identity: Readonly<Record<string, string>>,
  { isProfiled }: { readonly isProfiled: boolean },
): Promise<BenchedProduct> {
  const socket = join(tmpdir(), `jht-bench-${randomUUID().slice(0, 8)}`);
  const variables = {
    ...identity,
    DATABASE_URL: databaseUrl,
    RATE_SESSION_PER_MINUTE: "1000000",
    LOG_LEVEL: "error",
    BENCH_CONTROL: socket,
  };
  const preload = fileURLToPath(new URL("control-preload.js", import.meta.url));
  const main = isProfiled ? COMPILED_MAIN : undefined;
  const product = await startProduct(variables, newDataDir(), ["--import", preload], main);
  return {
    name: "product",
    url: product.url,
    pid: product.pid,
    control: controlAt(socket),
    stop: async () => {
      await product.dispose();
      rmSync(socket, { force: true });
    },
  };
}

/** Starts the limit on a database, in a process of its own. */
export async function startLimit(databaseUrl: string): Promise<BenchServer> {
  const { pid, ask, stop } = startChild("limit-process.js");
  const port = await ask<number>(databaseUrl);
  return { name: "limit", url: `http://127.0.0.1:${port}`, pid, stop };
}
