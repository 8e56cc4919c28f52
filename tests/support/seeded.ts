import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Page } from "@playwright/test";
import { newDataDir, startProduct, type Product } from "./product.js";
import { QUICK_FLAGS } from "./quick-node.js";

/** The account of the demo data. */
export interface SeededAccount {
  readonly email: string;
  readonly password: string;
}

/** The output of a command, and its exit code. */
export interface CommandRun {
  readonly code: number | null;
  readonly output: string;
}

/** Runs the command of `npm run seed` without its build. */
export function runSeed(variables: Record<string, string>, ...args: readonly string[]): Promise<CommandRun> {
  return runCommand("dist/gateway/cli/seed.js", variables, args);
}

/** Runs the command of `npm run seed` without its build, and kills it once it has printed the given text. */
export function runSeedUntil(
  variables: Record<string, string>,
  printed: string,
  ...args: readonly string[]
): Promise<CommandRun> {
  return runCommand("dist/gateway/cli/seed.js", variables, args, printed);
}

/** Runs the command of `npm run password` without its build. */
export function runPassword(variables: Record<string, string>, ...args: readonly string[]): Promise<CommandRun> {
  return runCommand("dist/gateway/cli/reset-password.js", variables, args);
}

/** Runs the command of `npm run erase-person` without its build. */
export function runErasePerson(variables: Record<string, string>, ...args: readonly string[]): Promise<CommandRun> {
  return runCommand("dist/gateway/cli/erase-person.js", variables, args);
}

/** Runs the command of `npm run move-identities` without its build. */
export function runMoveIdentities(variables: Record<string, string>, ...args: readonly string[]): Promise<CommandRun> {
  return runCommand("dist/gateway/cli/move-identities.js", variables, args);
}

/** Runs the command of `npm run derive-plans` without its build. */
export function runDerivePlans(variables: Record<string, string>): Promise<CommandRun> {
  return runCommand("dist/gateway/cli/derive-plans.js", variables, []);
}

/** Runs the command of `npm run log-names` without its build. */
export function runLogNames(variables: Record<string, string>, ...args: readonly string[]): Promise<CommandRun> {
  return runCommand("dist/gateway/cli/log-names.js", variables, args);
}

async function runCommand(
  script: string,
  variables: Record<string, string>,
  args: readonly string[],
  killedAt?: string,
): Promise<CommandRun> {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [...QUICK_FLAGS, script, ...args], { env: { PATH, ...variables } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (killedAt !== undefined && output.includes(killedAt)) child.kill("SIGKILL");
    });
  }
  await once(child, "close");
  return { code: child.exitCode, output };
}

/**
 * Starts the product with demo data, and returns it with the account that owns them; `items` makes every list so much
 * longer.
 */
export async function startSeededProduct(items = 0): Promise<Product & { readonly account: SeededAccount }> {
  const dataDir = newDataDir();
  const { code, output } = await runSeed({ DATA_DIR: dataDir }, "--items", String(items));
  const account = accountIn(output);
  if (code !== 0 || account === null) throw new Error(`Nothing was seeded:\n${output}`);
  return { ...(await startProduct({}, dataDir)), account };
}

/** Returns the account that seeding has printed; null when it printed none. */
export function accountIn(output: string): SeededAccount | null {
  const [, email, password] = /^(?:Making|Completing) .*: (\S+), password (\S+)$/m.exec(output) ?? [];
  return email === undefined || password === undefined ? null : { email, password };
}

/** Goes from 'Show Me How' through the sign-in page to the dashboard, with an existing account. */
export async function signInAs(page: Page, url: string, { email, password }: SeededAccount): Promise<void> {
  await page.goto(`${url}/`);
  await page.getByRole("button", { name: "Show Me How", exact: true }).click();
  await page.waitForURL(/\/oidc\//);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(`${url}/`);
  await page.getByRole("heading", { name: "Track, plan, and succeed", exact: true }).waitFor();
}
