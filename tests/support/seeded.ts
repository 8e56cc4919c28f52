import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Page } from "playwright-core";
import { newDataDir, startProduct, type Product } from "./product.js";

/** The account of the invented search. */
export interface SeededAccount {
  readonly email: string;
  readonly password: string;
}

/** What a command printed, and how it ended. */
export interface CommandRun {
  readonly code: number | null;
  readonly output: string;
}

/** Runs what `npm run seed` runs after its build. */
export function runSeed(variables: Record<string, string>, ...args: readonly string[]): Promise<CommandRun> {
  return runCommand("dist/gateway/seed/seed.js", variables, args);
}

/** Runs what `npm run seed` runs after its build, and kills it once it has printed that. */
export function runSeedUntil(
  variables: Record<string, string>,
  printed: string,
  ...args: readonly string[]
): Promise<CommandRun> {
  return runCommand("dist/gateway/seed/seed.js", variables, args, printed);
}

/** Runs what `npm run password` runs after its build. */
export function runPassword(variables: Record<string, string>, ...args: readonly string[]): Promise<CommandRun> {
  return runCommand("dist/gateway/identity/run-reset-password.js", variables, args);
}

/** Runs what `npm run forget` runs after its build. */
export function runForget(variables: Record<string, string>, ...args: readonly string[]): Promise<CommandRun> {
  return runCommand("dist/gateway/forget/forget.js", variables, args);
}

/** Runs what `npm run move-identities` runs after its build. */
export function runMoveIdentities(variables: Record<string, string>, ...args: readonly string[]): Promise<CommandRun> {
  return runCommand("dist/gateway/identity/run-move-identities.js", variables, args);
}

async function runCommand(
  script: string,
  variables: Record<string, string>,
  args: readonly string[],
  killedAt?: string,
): Promise<CommandRun> {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [script, ...args], { env: { PATH, ...variables } });
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

/** The product with an invented search in it, and who can sign in to see it; `items` makes every list so much longer. */
export async function startSeededProduct(items = 0): Promise<Product & { readonly account: SeededAccount }> {
  const dataDir = newDataDir();
  const { code, output } = await runSeed({ DATA_DIR: dataDir }, "--items", String(items));
  const account = accountIn(output);
  if (code !== 0 || account === null) throw new Error(`Nothing was seeded:\n${output}`);
  return { ...(await startProduct({}, dataDir)), account };
}

/** The account that seeding has told of; null when it told of none. */
export function accountIn(output: string): SeededAccount | null {
  const [, email, password] = /^(?:Making|Completing) .*: (\S+), password (\S+)$/m.exec(output) ?? [];
  return email === undefined || password === undefined ? null : { email, password };
}

/** Goes from 'Show Me How' through the sign-in page to the dashboard, with an account that is there. */
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
