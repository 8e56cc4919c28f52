import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { EVENT_WORDS } from "../../gateway/calendar/event-words.js";
import { sourceFiles } from "./source-files.js";

/** A word that a language does not use. */
interface Avoided {
  readonly language: string;
  /** A word or a phrase; a star at its end means any ending. */
  readonly word: string;
  /** The ids of the messages in which it is right. */
  readonly except: readonly string[];
}

/** A word that everything of one kind is called by. */
interface Term {
  readonly language: string;
  readonly word: string;
  /** A message that says it. */
  readonly id: string;
}

/** Words of the product, with the place that they stand in. */
interface Said {
  readonly language: string;
  /** The id of a message, or the path of a file. */
  readonly place: string;
  readonly words: string;
}

const README = readFileSync("web/locales/README.md", "utf8");
const SAID = [
  ...messages(),
  ...textsIn("web/plan/guide/guides", 4),
  ...textsIn("gateway/identity/local-provider/texts", 4),
  ...calendarTitles(),
];
const LANGUAGES = [...new Set(SAID.map(({ language }) => language))].sort();
const AVOIDED = LANGUAGES.flatMap(avoidedIn);
const TERMS = termsIn(README);

describe("the list of terms", () => {
  it("has words to avoid in every language but the first", () => {
    const languages = new Set(AVOIDED.map(({ language }) => language));

    expect(LANGUAGES.length).toBeGreaterThan(4);
    expect(LANGUAGES.filter((language) => !languages.has(language))).toEqual(["en"]);
    expect(AVOIDED.filter(({ word }) => !/\p{L}/u.test(word))).toEqual([]);
  });

  it("finds each word to avoid in a text that has it, also at its start, and none in a text without", () => {
    const found = AVOIDED.map((avoided) => {
      const words = `${avoided.word.replace("*", "")} 7 {name}`;
      return [avoided.word, faultsIn([{ ...avoided, place: "planted.text", words }], [avoided]).length > 0] as const;
    });

    expect(found.filter(([, isFound]) => !isFound)).toEqual([]);
    expect(faultsIn([{ language: "de", place: "planted.text", words: "Xyz" }], AVOIDED)).toEqual([]);
  });

  it("has no exception without a word that stands there", () => {
    const exceptions = AVOIDED.flatMap(({ language, except }) => except.map((place) => ({ language, place })));
    const needless = exceptions.filter(({ language, place }) => {
      const words = AVOIDED.filter((one) => one.language === language && one.except.includes(place));
      const own = SAID.filter((said) => said.language === language && said.place === place);
      const held = words.map((one) => ({ ...one, except: [] }));
      return faultsIn(own, held).length === 0;
    });

    expect(exceptions.length).toBeGreaterThan(0);
    expect(needless).toEqual([]);
  });

  it("is kept by every message, guide, template and page", () => {
    expect(faultsIn(SAID, AVOIDED)).toEqual([]);
  });

  it("names what the messages say", () => {
    const missing = TERMS.filter(
      ({ language, word, id }) =>
        !SAID.some((said) => said.language === language && said.place === id && has(said.words, word)),
    );

    expect(TERMS.length).toBeGreaterThan(LANGUAGES.length * 20);
    expect(missing).toEqual([]);
  });
});

function faultsIn(said: readonly Said[], avoided: readonly Avoided[]): readonly string[] {
  const patterns = avoided.map((one) => ({ ...one, pattern: patternOf(one) }));
  return said.flatMap(({ language, place, words }) =>
    patterns
      .filter((one) => one.language === language && !one.except.includes(place) && one.pattern.test(plain(words)))
      .map(({ word }) => `${language}: ${place} says ${word}: ${words}`),
  );
}

/** Whole words without regard to case. */
function patternOf({ word }: Avoided): RegExp {
  const stem = plain(word.replace(/\*$/, "")).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const after = word.endsWith("*") ? "" : String.raw`(?![\p{L}\p{N}])`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${stem}${after}`, "iu");
}

function has(words: string, term: string): boolean {
  return plain(words).toLowerCase().includes(plain(term).toLowerCase());
}

/** A text with one form of each space and apostrophe. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ").replaceAll("'", "’");
}

/** Reads the table under `### Not in <language> (`tag`)`: the first column has the words, the last one the exceptions. */
function avoidedIn(language: string): readonly Avoided[] {
  const [, section = ""] = README.split(new RegExp(`^### Not in .*\\(\`${language}\`\\)$`, "m"));
  return rowsOf(section.split(/^#/m)[0] ?? "").flatMap((cells) =>
    quotedIn(cells[0] ?? "").map((word) => ({ language, word, except: quotedIn(cells.at(-1) ?? "") })),
  );
}

/** Reads the table of terms: a column for each language, and the message that says the term in the last one. */
function termsIn(readme: string): readonly Term[] {
  const [, section = ""] = readme.split("\n### Each thing has one word\n");
  const [head = [], ...rows] = rowsOf(section.split(/^#/m)[0] ?? "");
  const languages = head.slice(0, -1).map((name) => quotedIn(name)[0] ?? name);
  return rows.flatMap((cells) =>
    quotedIn(cells.at(-1) ?? "").flatMap((id) =>
      languages.map((language, place) => ({ language, word: cells[place] ?? "", id })),
    ),
  );
}

function rowsOf(section: string): readonly (readonly string[])[] {
  return section
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function quotedIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
}

function messages(): readonly Said[] {
  return sourceFiles(["web/locales"], /\/[\w-]+\.json$/)
    .map(({ path, text }) => ({ language: path.replace(/^.*\/|\.json$/g, ""), text }))
    .concat({ language: "en", text: readFileSync("web/locales/en.generated.json", "utf8") })
    .flatMap(({ language, text }) =>
      Object.entries(textsByIds(text)).map(([place, message]) => ({
        language,
        place,
        words: literalsIn(parse(message)),
      })),
    );
}

function calendarTitles(): readonly Said[] {
  return Object.entries(EVENT_WORDS).flatMap(([language, { days }]) =>
    Object.values(days).map((words) => ({ language, place: "gateway/calendar/event-words.ts", words })),
  );
}

function textsByIds(catalogue: string): Readonly<Record<string, string>> {
  return JSON.parse(catalogue) as Record<string, string>; // the catalogues' own shape
}

function literalsIn(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return literalsIn(element.children);
      const isChoice = element.type === TYPE.select || element.type === TYPE.plural;
      return isChoice
        ? Object.values(element.options)
            .map(({ value }) => literalsIn(value))
            .join(" | ")
        : " 7 ";
    })
    .join("");
}

/** The texts in the files of a folder; the language is the part of the path at a place. */
function textsIn(folder: string, at: number): readonly Said[] {
  return sourceFiles([folder], /\.ts$/).flatMap(({ path, text }) => {
    const language = (path.split("/")[at] ?? "").replace(/\.ts$/, "");
    const found: Said[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || isName(node)) return;
      if (ts.isStringLiteralLike(node)) found.push({ language, place: path, words: node.text });
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
    return found;
  });
}

/** Whether a node gives something a name that nobody reads. */
function isName(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && ["key", "kind", "before"].includes(node.name.getText());
}
