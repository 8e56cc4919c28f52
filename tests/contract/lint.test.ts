import { execFile } from "node:child_process";
import { beforeAll, describe, expect, it } from "@jest/globals";

const RUNNER = "tests/lint/lint-texts.mjs";
const FIVE_MINUTES = 300_000;

// Real files, because types are looked up; what is planted stands in for their text.
const SERVER = "gateway/platform/clock.ts";
const CLIENT = "web/lib/useT.ts";
const SCREEN = "web/app/App.tsx";
const TEST = "tests/contract/source-files.ts";
const JOURNEY = "tests/e2e/journeys.ts";

const DOC = "/** Is planted. */\n";
const screen = (jsx: string): string => `${DOC}export function App() {\n  return ${jsx};\n}\n`;

const BROKEN_FIELD = `import { AppError } from "./errors.js";\n${DOC}export const a = new AppError("VALIDATION");\n`;
const KEYS = "project/one-key-module";
const RETRYING = "project/retrying-assertions";
const journey = (body: string): string =>
  [
    `import { expect, type Locator, type Page } from "@playwright/test";`,
    `import { accessibilityFaults } from "../support/browser.js";`,
    `${DOC}export async function f(page: Page): Promise<void> {\n  const row: Locator = page.getByRole("row");\n  void row;\n${body}\n}`,
    `void [accessibilityFaults, expect];\n`,
  ].join("\n");

/** What is planted, where, and the rule that must notice; null: nothing is wrong with it. */
const PLANTED: readonly (readonly [fault: string, path: string, text: string, rule: string | null])[] = [
  [
    "a promise nobody waits for",
    SERVER,
    `${DOC}export function f(): void {\n  Promise.resolve();\n}\n`,
    "@typescript-eslint/no-floating-promises",
  ],
  ["any", SERVER, `const a: any = 1;\nvoid a;\n`, "@typescript-eslint/no-explicit-any"],
  [
    "an exclamation mark that silences",
    SERVER,
    `${DOC}export const a = (b?: Date): Date => b!;\n`,
    "@typescript-eslint/no-non-null-assertion",
  ],
  [
    "an assertion without a reason",
    SERVER,
    `${DOC}export const a = (b: unknown): Date => b as Date;\n`,
    "project/reasoned-assertions",
  ],
  [
    "an assertion with a reason",
    SERVER,
    `${DOC}export const a = (b: unknown): Date => b as Date; // made below\n`,
    null,
  ],
  [
    "a value import of a type",
    SERVER,
    `import { Server } from "node:http";\n${DOC}export const a = (b: Server): void => void b;\n`,
    "@typescript-eslint/consistent-type-imports",
  ],
  [
    "six arguments by position",
    SERVER,
    `${DOC}export class A {\n  constructor(\n    readonly a: Date, readonly b: Date, readonly c: Date, readonly d: Date, readonly e: Date, readonly f: Date,\n  ) {}\n}\n`,
    "@typescript-eslint/max-params",
  ],
  [
    "five arguments by position",
    SERVER,
    `${DOC}export const a = (b: Date, c: Date, d: Date, e: Date, f: Date): Date[] => [b, c, d, e, f];\n`,
    null,
  ],
  ["the environment", SERVER, `${DOC}export const a = process.env.HOME;\n`, "no-restricted-syntax"],
  ["the environment in the client", CLIENT, `${DOC}export const a = process.env["HOME"];\n`, "no-restricted-syntax"],
  ["the environment in its one reader", "gateway/config.ts", `${DOC}export const a = process.env["HOME"];\n`, null],
  ["the error of a field", SERVER, BROKEN_FIELD, "no-restricted-syntax"],
  ["the error of a field in its one module", "gateway/platform/validation.ts", BROKEN_FIELD, null],
  ["the console", SERVER, `console.log("planted");\n`, "no-console"],
  ["the console of the process entry", "gateway/main.ts", `console.log("planted");\n`, null],
  ["an export without a docstring", SERVER, `export const a = 1;\n`, "project/documented-exports"],
  ["a shape without a docstring", SERVER, `export interface A {\n  readonly b: string;\n}\n`, null],
  ["a default export", SERVER, `${DOC}const a = 1;\nexport default a;\n`, "no-restricted-exports"],
  [
    "a border",
    CLIENT,
    `import type { Clock } from "../../gateway/platform/clock.js";\n${DOC}export type C = Clock;\n`,
    "project/import-borders",
  ],
  [
    "a switch that forgets a case",
    SERVER,
    `${DOC}export function f(a: "b" | "c"): number {\n  switch (a) {\n    case "b":\n      return 1;\n  }\n  return 2;\n}\n`,
    "@typescript-eslint/switch-exhaustiveness-check",
  ],
  ["a note to do it later", SERVER, `// ${"TO"}${"DO"}: planted\n`, "no-warning-comments"],
  [
    "a line that switches lint off",
    SERVER,
    `console.log("planted"); // ${"eslint-"}disable-line no-console\n`,
    "no-console",
  ],
  [
    "the storage of the browser",
    CLIENT,
    `${DOC}export const a = window.localStorage.length;\n`,
    "no-restricted-syntax",
  ],
  ["the languages of the browser", CLIENT, `${DOC}export const a = navigator.languages;\n`, "no-restricted-syntax"],
  ["a media query", CLIENT, `${DOC}export const a = matchMedia("print").matches;\n`, "no-restricted-syntax"],
  ["the device's clock", CLIENT, `${DOC}export const a = new Date();\n`, "no-restricted-syntax"],
  [
    "the time zone of the browser",
    CLIENT,
    `${DOC}export const a = Intl.DateTimeFormat().resolvedOptions();\n`,
    "no-restricted-syntax",
  ],
  [
    "the browser in the folder that asks it",
    "web/lib/environment/storage.ts",
    `${DOC}export const a = [localStorage, navigator.languages, Date.now()];\n`,
    null,
  ],
  [
    "the text of an error",
    CLIENT,
    `${DOC}export const a = (b: TypeError): string => b.message;\n`,
    "project/error-texts",
  ],
  ["an error as a text", CLIENT, `${DOC}export const a = (b: Error): string => String(b);\n`, "project/error-texts"],
  [
    "the text of an error where its sentence is found",
    "web/lib/readProblem.ts",
    `${DOC}export const a = (b: Error): string => b.message;\n`,
    null,
  ],
  ["raw HTML", SCREEN, screen(`<p dangerouslySetInnerHTML={{ __html: "x" }} />`), "no-restricted-syntax"],
  ["a text in an element", SCREEN, screen("<p>Planted</p>"), "no-restricted-syntax"],
  ["a text in braces", SCREEN, screen(`<p>{"Planted"}</p>`), "no-restricted-syntax"],
  ["a text in a template", SCREEN, screen("<p>{`Planted " + "$" + "{1}`}</p>"), "no-restricted-syntax"],
  ["a text in a choice", SCREEN, screen(`<p>{document.hidden ? "Planted" : null}</p>`), "no-restricted-syntax"],
  ["a text that is only heard", SCREEN, screen(`<p aria-label="Planted" />`), "no-restricted-syntax"],
  [
    "a text that is notified",
    SCREEN,
    `import { notify } from "../lib/notify.js";\nnotify("Planted");\n`,
    "no-restricted-syntax",
  ],
  [
    "a text in a template that is only heard",
    SCREEN,
    screen("<p aria-label={`Planted " + "$" + "{1}`} />"),
    "no-restricted-syntax",
  ],
  [
    "a text in a template that is notified",
    SCREEN,
    'import { notify } from "../lib/notify.js";\nnotify(`Planted $' + "{1}`);\n",
    "no-restricted-syntax",
  ],
  ["a title of the page", SCREEN, `document.title = "Planted";\n`, "no-restricted-syntax"],
  [
    "a message that does not show when it is missing",
    SCREEN,
    `import { FormattedMessage } from "react-intl";\n${screen(`<FormattedMessage id="planted.text" />`)}`,
    "no-restricted-syntax",
  ],
  ["signs that are no text", SCREEN, screen(`<p className="planted"> · {" "}</p>`), null],
  [
    "a hook behind a condition",
    SCREEN,
    `import { useId } from "react";\n${screen("document.hidden ? <p id={useId()} /> : null")}`,
    "react-hooks/rules-of-hooks",
  ],
  [
    "a key that is asked for",
    CLIENT,
    `${DOC}export const f = (event: KeyboardEvent): boolean => event.key === "Escape";\n`,
    KEYS,
  ],
  [
    "a key of React that is asked for in a pattern",
    SCREEN,
    `import type { KeyboardEvent } from "react";\n${DOC}export const f = ({ key }: KeyboardEvent): string => key;\n`,
    KEYS,
  ],
  [
    "an input method that is asked for",
    SCREEN,
    screen("<p onKeyDown={(event) => void event.nativeEvent.isComposing} />"),
    KEYS,
  ],
  ["a listener for keys", CLIENT, `document.addEventListener("keydown", () => undefined);\n`, KEYS],
  ["the one listener for keys", "web/lib/keys.ts", `document.addEventListener("keydown", () => undefined);\n`, null],
  ["a key of the storage", CLIENT, `${DOC}export const f = ({ key }: StorageEvent): string | null => key;\n`, null],
  [
    "a skipped test",
    TEST,
    `import { it } from "@jest/globals";\nit.${"sk"}ip("is planted", () => undefined);\n`,
    "no-restricted-syntax",
  ],
  [
    "a test that says should",
    TEST,
    `import { it } from "@jest/globals";\nit("should be planted", () => undefined);\n`,
    "no-restricted-syntax",
  ],
  [
    "a test of the browser that is skipped",
    JOURNEY,
    `import { test } from "@playwright/test";\ntest.describe.${"sk"}ip("planted", () => undefined);\n`,
    "no-restricted-syntax",
  ],
  [
    "a test of the browser that may fail",
    JOURNEY,
    `import { test } from "@playwright/test";\ntest.fi${"xme"}("is planted", () => undefined);\n`,
    "no-restricted-syntax",
  ],
  ["a text that is read once", JOURNEY, journey(`expect(await row.innerText()).toBe("a");`), RETRYING],
  [
    "a part of what is read once",
    JOURNEY,
    journey("expect(Number((await row.getAttribute(`id`)) ?? 0) + 1).toBe(2);"),
    RETRYING,
  ],
  [
    "what is read once and asserted later",
    JOURNEY,
    journey(`const text = (await row.textContent()) ?? "";\nawait page.reload();\nexpect(text.trim()).toBe("a");`),
    RETRYING,
  ],
  [
    "what is read once by a function of the file",
    JOURNEY,
    journey(`const read = () => page.evaluate(() => document.title);\nexpect(await read()).toBe("a");`),
    RETRYING,
  ],
  [
    "what is read once by a function of another file",
    JOURNEY,
    journey(`expect(await accessibilityFaults(page)).toEqual([]);`),
    RETRYING,
  ],
  [
    "what is read once into a list",
    JOURNEY,
    journey(`const found: number[] = [];\nfound.push(await row.count());\nexpect(found).toEqual([0]);`),
    RETRYING,
  ],
  [
    "what is read once of each of many",
    JOURNEY,
    journey(`const all = await Promise.all([row].map((one) => one.isVisible()));\nexpect(all).toEqual([true]);`),
    RETRYING,
  ],
  [
    "the address, read once",
    JOURNEY,
    journey(`await row.click();\nexpect(new URL(page.url()).pathname).toBe("/");`),
    RETRYING,
  ],
  [
    "what a matcher compares with, read once",
    JOURNEY,
    journey(`await expect(row).toHaveText(await page.title());`),
    RETRYING,
  ],
  ["a pause by the clock", JOURNEY, journey(`await page.waitForTimeout(500);`), RETRYING],
  ["half a second without a request", JOURNEY, journey(`await page.waitForLoadState("networkidle");`), RETRYING],
  ["an assertion on what is shown", JOURNEY, journey(`await expect(row).toHaveText("a");`), null],
  ["what is polled", JOURNEY, journey(`await expect.poll(() => row.innerText()).toBe("a");`), null],
  [
    "what is read until it passes",
    JOURNEY,
    journey(`await expect(async () => {\n  expect(await row.count()).toBe(1);\n}).toPass();`),
    null,
  ],
  [
    "what is read once to go on with",
    JOURNEY,
    journey(`const name = await row.innerText();\nawait expect(page.getByText(name)).toBeVisible();`),
    null,
  ],
];

describe("the lint", () => {
  let found: readonly (readonly string[])[] = [];

  beforeAll(async () => {
    found = await lint(PLANTED.map(([, path, text]) => ({ path, text })));
  }, FIVE_MINUTES);

  it.each(PLANTED.map(([fault, , , rule], at) => [fault, rule, at] as const))("judges %s", (_fault, rule, at) => {
    expect(found[at]?.[0] ?? null).toBe(rule);
  });
});

async function lint(planted: readonly { path: string; text: string }[]): Promise<readonly (readonly string[])[]> {
  const output = await new Promise<string>((resolve, reject) => {
    const child = execFile(process.execPath, [RUNNER], (error, out) =>
      error === null ? resolve(out) : reject(new Error(error.message)),
    );
    child.stdin?.end(JSON.stringify(planted));
  });
  return JSON.parse(output) as string[][]; // the runner's own words
}
