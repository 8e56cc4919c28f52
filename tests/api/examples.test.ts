import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Kind, OperationTypeNode, parse, print, validate, type OperationDefinitionNode } from "graphql";
import { Secret, TOTP } from "otpauth";
import { createExtractor } from "../../gateway/capture/extractor.js";
import { createSchema } from "../../gateway/schema/schema.js";
import { SoftwareAuthenticator, TEST_ORIGIN } from "../support/authenticator.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client, StreamMessage } from "../support/client.js";
import { answeringCapture, FakeClock } from "../support/fakes.js";
import { wholeOperations } from "../support/whole-operation.js";
import "../support/on-both-databases.js";

const source = readFileSync("schema/examples.graphql", "utf8");
// Our own file, whose every entry is sent below and checked by the schema.
const variables = JSON.parse(readFileSync("schema/examples.variables.json", "utf8")) as Readonly<
  Record<string, object>
>;
const operations = parse(source).definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
const nameOf = (node: OperationDefinitionNode): string => node.name?.value ?? "";

/** What the examples take from an earlier answer: the words in their variables, and the field of the answer. */
const TAKEN = {
  "the logEntryId of any change": "logEntryId",
  "the noteGuid of any record": "noteGuid",
  "the id in the answer before": "id",
};

describe("schema/examples.graphql", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    const model = { extract: () => Promise.resolve({ values: {}, sections: {} }) };
    const extractorFor = () => createExtractor({ clock: new FakeClock(), model });
    app = await startTestApp({ capture: { ...answeringCapture, extractorFor } });
    me = await app.signIn();
  });
  afterAll(() => app.close());

  /** Runs an operation; a subscription until it has told its first change. */
  async function run(node: OperationDefinitionNode, values: object): Promise<Pick<StreamMessage, "data" | "errors">> {
    if (node.operation !== OperationTypeNode.SUBSCRIPTION) return me.graphql(print(node), values);
    const stream = await me.listen(print(node), { ...values });
    await me.query(`mutation { addLogEntry(input: { event: "Somebody listens" }) { id } }`);
    const message = await stream.next();
    stream.stop();
    return message ?? {};
  }

  it("is valid against the contract", () => {
    expect(validate(createSchema(null), parse(source))).toEqual([]);
  });

  it("shows every query, every mutation and every subscription there is, but no deprecated one", () => {
    const shown = operations.flatMap(({ operation, selectionSet }) =>
      selectionSet.selections.map((node) => `${operation}.${node.kind === Kind.FIELD ? node.name.value : ""}`),
    );
    const current = wholeOperations(createSchema(null)).filter(({ field }) => field.deprecationReason == null);
    const hidden = current
      .map(({ name }) => name)
      .filter((name) => !shown.includes(name.replace(/^[QMS]/, (letter) => letter.toLowerCase())));

    expect(hidden).toEqual([]);
    expect(new Set(shown).size).toBe(current.length);
  });

  it("says above each operation what it is for, and has variables for none that is not there", () => {
    const names = operations.map(nameOf);
    const silent = operations.filter(
      (node) => !source.slice(0, node.loc?.start).trimEnd().split("\n").at(-1)?.startsWith("# "),
    );

    expect(silent.map(nameOf)).toEqual([]);
    expect(Object.keys(variables).filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("runs from its first operation to its last, in one person's space", async () => {
    const failed: string[] = [];
    let answers = "";

    for (const node of operations) {
      // No JSON can hold a file.
      const file = nameOf(node) === "FileUpload" ? { file: new File(["Hello"], "hello.txt") } : {};
      const { data, errors } = await run(node, { ...valuesOf(node, answers), ...file, ...proofOf(node, answers) });
      answers += JSON.stringify(data);
      if (errors !== undefined) failed.push(`${nameOf(node)}: ${JSON.stringify(errors)}`);
    }

    expect(failed).toEqual([]);
  });
});

/** What no file can hold either: a code of this minute, and the signature of a passkey. */
function proofOf(node: OperationDefinitionNode, answers: string): object {
  const last = (field: string): string =>
    JSON.parse(
      [...answers.matchAll(new RegExp(`"${field}":("(?:[^"\\\\]|\\\\.)*")`, "g"))].at(-1)?.[1] ?? '""',
    ) as string; // a JSON text
  if (nameOf(node) === "OneTimeCodesTurnOn") {
    const timestamp = new FakeClock().now().getTime();
    return { input: { code: TOTP.generate({ secret: Secret.fromBase32(last("secret")), timestamp }) } };
  }
  if (nameOf(node) !== "PasskeyAdd") return {};
  return { input: { name: "Phone", response: new SoftwareAuthenticator(TEST_ORIGIN).register(last("options")) } };
}

/** The variables of an operation, with what they take from the answers so far. */
function valuesOf(node: OperationDefinitionNode, answers: string): object {
  let text = JSON.stringify(variables[nameOf(node)] ?? {});
  for (const [words, field] of Object.entries(TAKEN)) {
    const last = [...answers.matchAll(new RegExp(`"${field}":"([^"]+)"`, "g"))].at(-1)?.[1];
    text = text.replaceAll(words, last ?? words);
  }
  // JSON with other texts in it.
  return JSON.parse(text) as object;
}
