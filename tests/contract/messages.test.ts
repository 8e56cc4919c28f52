import "reflect-metadata";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "@jest/globals";
import ts from "typescript";
import { COMPANY_TYPES } from "../../gateway/company/company-types.js";
import { CONTACT_TYPES } from "../../gateway/contact/contact-types.js";
import { DOCUMENT_TYPES } from "../../gateway/document/document-types.js";
import { ERRORS } from "../../gateway/platform/errors.js";
import { isUnnamed } from "../../gateway/jobhunt/unnamed.js";
import { SENTENCES, UNDID } from "../../gateway/log/sentences.js";
import { sourceFiles, type SourceFile } from "./source-files.js";

/** A message as it stands in the source; null where a part is missing or is no plain text. */
interface Message {
  readonly path: string;
  readonly id: string | null;
  readonly text: string | null;
  readonly note: string | null;
}

const FILES = sourceFiles(["web"], /\.tsx?$/);
const MESSAGES = FILES.flatMap(messagesOf);
const CATALOGUES = sourceFiles(["web/locales"], /\/[\w-]+\.json$/);
/** The languages of the local provider's pages, whose texts the compiler holds complete. */
const SIGN_IN_LANGUAGES = sourceFiles(["gateway/identity/local-provider/texts"], /\.ts$/)
  .map(({ path }) => path.replace(/^.*\/|\.ts$/g, ""))
  .sort();
const SOURCE = "en";
const MESSAGE_FILE = /(^|\/)(messages|\w+Messages)\.ts$/;
const PLANTED: Message = { path: "web/messages.ts", id: "planted.text", text: "{count} hunts", note: "A planted note" };

describe("the messages", () => {
  it("say each failure of the server in its own words", () => {
    const said = MESSAGES.filter(({ id }) => /^problem\.[A-Z_]+$/.test(id ?? "")).map(
      ({ id, text }) => [String(id), text] as const,
    );
    const failures = Object.entries(ERRORS).map(([code, { message }]) => [`problem.${code}`, message] as const);

    expect(new Map(said)).toEqual(new Map(failures));
  });

  it("say each sentence of the log in its own words", () => {
    const said = MESSAGES.filter(({ id }) => id?.startsWith("log.line.")).map(
      ({ id, text }) => [String(id), text] as const,
    );

    expect(new Map(said)).toEqual(
      new Map([
        ...Object.entries(SENTENCES).map(([key, sentence]) => [`log.line.${key}`, sentence] as const),
        ["log.line.undone", `${UNDID}{line}`],
      ]),
    );
  });

  it("give a hunt without a name one that the server knows for such, in each language", () => {
    const ids = ["jobDetails.unnamed", "jobHunt.form.unnamed"];
    const translated = CATALOGUES.flatMap(({ path, text }) => {
      const words = new Map(Object.entries(JSON.parse(text) as Record<string, string>)); // the catalogues' own shape
      return ids.map((id) => [path, words.get(id) ?? ""] as const);
    });
    const names = [
      ...translated,
      ...MESSAGES.flatMap(({ path, id, text }) => (ids.includes(id ?? "") ? [[path, text ?? ""] as const] : [])),
    ];

    expect(names).toHaveLength(ids.length * (CATALOGUES.length + 1));
    expect(names.filter(([, name]) => !isUnnamed(name))).toEqual([]);
  });

  it("name each type that everybody has as records carry it", () => {
    const types = [...COMPANY_TYPES, ...CONTACT_TYPES, ...DOCUMENT_TYPES];
    const said = MESSAGES.filter(({ path }) => path.endsWith("typeMessages.ts")).map(({ text }) => text);

    expect(said.sort()).toEqual(types.map(({ name }) => name).sort());
  });

  it("are found", () => {
    expect(MESSAGES.length).toBeGreaterThan(100);
  });

  it("have an id, words that parse, and a note to the translator, and stand in message files", () => {
    expect(findFaults(MESSAGES)).toEqual([]);
  });

  it.each([
    ["without a note", { note: null }, "no note"],
    ["with a note that says nothing", { note: "Yes" }, "no note"],
    ["with words put together at run time", { text: null }, "plain text"],
    ["with an open brace", { text: "{count hunts" }, "does not parse"],
    ["with an id of another form", { id: "Planted text" }, "id"],
    ["outside of a message file", { path: "web/app/App.tsx" }, "messages.ts"],
  ])("are refused %s", (_fault, planted, words) => {
    expect(findFaults([{ ...PLANTED, ...planted }])).toEqual([expect.stringContaining(words)]);
  });

  it("are refused when one id stands for two texts", () => {
    expect(findFaults([PLANTED, { ...PLANTED, text: "Other words" }])).toEqual([expect.stringContaining("two texts")]);
  });

  it("are read out of the source", () => {
    const text = `export const x = { a: { id: "a.b", defaultMessage: "C" + d, description: "E" } };`;

    expect(messagesOf({ path: "p", text })).toEqual([{ path: "p", id: "a.b", text: null, note: "E" }]);
  });

  it("are all in each catalogue, and nothing else is", () => {
    const faults = CATALOGUES.flatMap(({ path, text }) => findCatalogueFaults(path, readCatalogue(text), MESSAGES));

    expect(faults).toEqual([]);
  });

  it("are missed, found needless, or found different in a planted catalogue", () => {
    const source = { ...PLANTED, text: "{count, plural, one {# hunt} other {# hunts}} of <b>{name}</b>" };
    const messages = ["other", "places", "kind", "marks", "forms", "broken", "English", "missing"].map((word) => ({
      ...source,
      id: `planted.${word}`,
    }));
    const forms = "zero {0} one {1} two {2} few {#} many {#} other {#}";
    const planted = {
      "planted.other": `{count, plural, ${forms}} <b>{name}</b>`,
      "planted.places": `{count, plural, ${forms}} <b>{title}</b>`,
      "planted.kind": "{count} <b>{name}</b>",
      "planted.marks": `{count, plural, ${forms}} {name}`,
      "planted.forms": "{count, plural, one {1} other {#}} <b>{name}</b>",
      "planted.broken": "{count <b>{name}</b>",
      "planted.English": source.text,
      "planted.gone": "Anders",
    };
    const faults = findCatalogueFaults("web/locales/ar.json", planted, messages);

    expect(faults).toEqual([
      "ar: planted.places has other places to fill than the source: b marks, count counts, title; not b marks, count counts, name.",
      "ar: planted.kind has other places to fill than the source: b marks, count, name; not b marks, count counts, name.",
      "ar: planted.marks has other places to fill than the source: count counts, name; not b marks, count counts, name.",
      "ar: planted.forms lacks forms of count: few, many, two, zero.",
      "ar: planted.broken does not parse.",
      "ar: planted.English lacks forms of count: few, many, two, zero.",
      "ar: planted.English is still in the words of the source.",
      "ar: planted.missing has no words.",
      "ar: planted.gone is no message any more.",
    ]);
  });

  it("leave out no language that people can choose", () => {
    const rows = /^ {2}(\w\w): \{$/gm;
    const [locales] = sourceFiles(["web/locales"], /locales\.ts$/);
    const chosen = [...(locales?.text ?? "").matchAll(rows)].map(([, name]) => `web/locales/${name ?? ""}.json`);

    expect(chosen.length).toBeGreaterThan(4);
    expect([...CATALOGUES.map(({ path }) => path), "web/locales/en.json"].sort()).toEqual(chosen.sort());
    expect(SIGN_IN_LANGUAGES).toEqual(chosen.map((path) => path.replace(/^.*\/|\.json$/g, "")));
  });
});

function findFaults(messages: readonly Message[]): readonly string[] {
  const seen = new Map<string, string | null>();
  return messages.flatMap((message) => {
    const { path, id, text, note } = message;
    const name = `${path}: ${id ?? text ?? "a message"}`;
    const faults: string[] = [];
    if (!MESSAGE_FILE.test(path)) faults.push(`${name} belongs into a messages.ts, where translators look.`);
    if (id === null || !/^[a-z]\w*(\.\w+)+$/.test(id)) faults.push(`${name} has no id such as company.deleted.`);
    if (note === null || note.trim().length < 4)
      faults.push(`${name} has no note that tells a translator where it stands.`);
    if (text === null) faults.push(`${name} is no plain text, so that it cannot be translated.`);
    else if (elementsOf(text) === null) faults.push(`${name} does not parse.`);
    if (id !== null && seen.has(id) && seen.get(id) !== text) faults.push(`${name} stands for two texts.`);
    if (id !== null) seen.set(id, text);
    return faults;
  });
}

function findCatalogueFaults(
  path: string,
  catalogue: Readonly<Record<string, string>>,
  messages: readonly Message[],
): readonly string[] {
  const ids = new Set(messages.map(({ id }) => id));
  const language = path.replace(/^.*\/|\.json$/g, "");
  const own = messages.flatMap(({ id, text }) => {
    const name = `${language}: ${id ?? ""}`;
    const words = catalogue[id ?? ""];
    if (words === undefined) return [`${name} has no words.`];
    const [elements, expected] = [elementsOf(words), elementsOf(text ?? "")];
    if (elements === null) return [`${name} does not parse.`];
    const [places, sourcePlaces] = [elements, expected ?? []].map((list) => [...new Set(list.map(placeOf))].sort());
    const faults: string[] = [];
    if (places?.join() !== sourcePlaces?.join())
      faults.push(
        `${name} has other places to fill than the source: ${places?.join(", ")}; not ${sourcePlaces?.join(", ")}.`,
      );
    faults.push(...elements.flatMap((element) => missingForms(element, language).map((fault) => `${name} ${fault}`)));
    if (language !== SOURCE && words === text && isProse(text))
      faults.push(`${name} is still in the words of the source.`);
    return faults;
  });
  return [
    ...own,
    ...Object.keys(catalogue).flatMap((id) => (ids.has(id) ? [] : [`${language}: ${id} is no message any more.`])),
  ];
}

/** The parts of a message that are no literal words, however deep; null when it does not parse. */
function elementsOf(text: string): readonly MessageFormatElement[] | null {
  try {
    return parse(text).flatMap(elementsIn);
  } catch {
    return null;
  }
}

function elementsIn(element: MessageFormatElement): readonly MessageFormatElement[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.select:
    case TYPE.plural:
      return [element, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(elementsIn))];
    case TYPE.tag:
      return [element, ...element.children.flatMap(elementsIn)];
    default:
      return [element];
  }
}

/** A place to fill and what is done with it, which a translation may not change. */
function placeOf(element: MessageFormatElement): string {
  const name = "value" in element ? element.value : "";
  if (element.type === TYPE.plural) return `${name} counts`;
  if (element.type === TYPE.select) return `${name} chooses among ${Object.keys(element.options).sort().join(", ")}`;
  return element.type === TYPE.tag ? `${name} marks` : name;
}

/** The plural forms that a language has for whole numbers and a text leaves out. */
function missingForms(element: MessageFormatElement, language: string): readonly string[] {
  if (element.type !== TYPE.plural) return [];
  const rules = new Intl.PluralRules(language, { type: element.pluralType ?? "cardinal" });
  const needed = new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)));
  const missing = [...needed].filter((form) => element.options[form] === undefined).sort();
  return missing.length === 0 ? [] : [`lacks forms of ${element.value}: ${missing.join(", ")}.`];
}

/** Words that no two languages share: three or more, the name of the product aside. */
function isProse(text: string): boolean {
  const words = text.replace(/\{\w+(?:, \w+,)?|\b(?:one|other)\b(?= \{)|Job Hunt Tracker/g, "");
  return (words.match(/\p{L}{2,}/gu) ?? []).length > 2;
}

function readCatalogue(text: string): Readonly<Record<string, string>> {
  const catalogue: unknown = JSON.parse(text);
  if (typeof catalogue !== "object" || catalogue === null) throw new Error("A catalogue is an object of texts.");
  return Object.fromEntries(Object.entries(catalogue).map(([id, words]) => [id, String(words)]));
}

function messagesOf({ path, text }: SourceFile): readonly Message[] {
  if (!text.includes("defaultMessage")) return [];
  const kind = path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: Message[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const values = new Map(
        node.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)
            ? [[property.name.text, property.initializer] as const]
            : [],
        ),
      );
      const read = (name: string): string | null => {
        const value = values.get(name);
        return value !== undefined && ts.isStringLiteralLike(value) ? value.text : null;
      };
      if (values.has("defaultMessage")) {
        found.push({ path, id: read("id"), text: read("defaultMessage"), note: read("description") });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
  return found;
}
