import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Page } from "playwright-core";
import { freePort, newDataDir, startProduct, type Product } from "./product.js";

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

/** Runs what `npm run password` runs after its build. */
export function runPassword(variables: Record<string, string>, ...args: readonly string[]): Promise<CommandRun> {
  return runCommand("dist/gateway/identity/run-reset-password.js", variables, args);
}

/** Runs what `npm run forget` runs after its build. */
export function runForget(variables: Record<string, string>, ...args: readonly string[]): Promise<CommandRun> {
  return runCommand("dist/gateway/forget/forget.js", variables, args);
}

async function runCommand(
  script: string,
  variables: Record<string, string>,
  args: readonly string[],
): Promise<CommandRun> {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [script, ...args], { env: { PATH, ...variables } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  return { code: child.exitCode, output };
}

/** The product with an invented search in it, and who can sign in to see it; `items` makes every list so much longer. */
export async function startSeededProduct(items = 0): Promise<Product & { readonly account: SeededAccount }> {
  // A person is known by where they signed in, so the port must be known before there is a person.
  const variables = { PORT: String(await freePort()), DATA_DIR: newDataDir() };
  const { output } = await runSeed(variables, "--items", String(items));
  const [, email, password] = /^Made an account: (\S+), password (\S+)$/m.exec(output) ?? [];
  if (email === undefined || password === undefined) throw new Error(`Nothing was seeded:\n${output}`);
  return { ...(await startProduct(variables, variables.DATA_DIR)), account: { email, password } };
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
