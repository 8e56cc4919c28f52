import { describe, expect, it } from "@jest/globals";
import ts from "typescript";
import { LANGUAGES } from "../../gateway/capture/languages/languages.js";
import { sourceFiles, type SourceFile } from "../contract/source-files.js";

const FILES = sourceFiles(
  ["gateway/capture/page", "gateway/capture/rules", "gateway/capture/record"],
  /(?<!\.test)\.ts$/,
);

/** Words that patterns outside `languages/` may hold: names of formats, which are the same in every language. */
const TECHNICAL = new Set(
  [
    // Elements and attributes of HTML.
    "address article aside audio blockquote body br button canvas cdata dd details div dl doctype dt em fieldset figcaption figure footer form head header hr html iframe img input label li link main meta nav noscript object ol option pre script section select span strong style summary svg table tbody td template textarea th thead title tr ul video display none visibility hidden",
    // Names of classes and texts of empty pages in the markup of job boards.
    "alert breadcrumbs comments consent cookie cookies cta enable jobalert job jobs java loading login menu modal navbar newsletter only readers recommend related share sidebar sign similar skip social sr visually visuallyhidden in",
    // Entries of schema.org and of feeds.
    "hiringOrganization adtext adText benefits content desc description headline heading jobad key name offer plain position posting qualifications rendered requirem responsib responsibilities sections skills telecommute text remote true vacancy value year month week day hour tTitle itle",
    // Formats, character references, hosts and abbreviations.
    "amp application apos co com gov https http json ld lt gt nbsp net org ac quot www xhtml xml PDF PK GIF MZ ELF tf PNG JobPosting parse ref",
    // Two neighbours in the table of windows-1252.
    "žŸ",
    // Codes of norms and laws, of states, countries and currencies.
    "ISO DIN EN IEC COVID TVOD TV MS SQL HTTP UTF CO PM GPT DSG GDPR CCNL ART us usa united states of america ca canada au australia eur EUR kr",
    // Kinds of a finding.
    "top legal subject copyright by",
  ].flatMap((words) => words.split(" ")),
);

/** Steps of paths in the feeds of public employment services, which name their entries in their own language. */
const API_KEYS = new Set(["ort", "arbeitsort", "gatuadress", "postnr"]);

describe("the words of languages", () => {
  it("stand in gateway/capture/languages and in no pattern outside it", () => {
    expect(FILES.length).toBeGreaterThan(30);
    expect(FILES.flatMap(findWords)).toEqual([]);
  });

  it.each([
    ["/(?:gehalt|lohn)/", "gehalt lohn"],
    ["/^yesterday$|^today$/", "yesterday today"],
    ["new RegExp(`\\\\b(?:sueldo|salario)`)", "sueldo salario"],
    ['keys("stellentitel | puesto")', "stellentitel puesto"],
    ["/für/", "für"],
    ['"près de"', "près"],
  ])("are found in %s", (source, words) => {
    expect(findWords({ path: "planted.ts", text: `export const planted = ${source};` })).toEqual([
      `planted.ts: ${words}`,
    ]);
  });

  it("are not among the keys that all feeds share", () => {
    const keys = FILES.find(({ path }) => path.endsWith("/record-fields.ts"))?.text ?? "";
    const shared = new Set(keys.match(/[a-z]+/g));
    const own = LANGUAGES.filter(({ code }) => code !== "en").flatMap(({ record }) =>
      Object.values(record?.keys ?? {}).flatMap(({ exact = "", plain = "" }) => `${exact} ${plain}`.split(" ")),
    );

    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((key) => key !== "" && shared.has(key) && !API_KEYS.has(key))).toEqual([]);
  });
});

describe("the weights of the rules", () => {
  it("stand in weights.ts", () => {
    const rules = FILES.filter(({ path }) => path.includes("/rules/") && !path.endsWith("/weights.ts"));

    expect(rules.flatMap(findWeights)).toEqual([]);
  });

  it("are found elsewhere", () => {
    expect(findWeights({ path: "planted.ts", text: "export const score = 2 + 0.25 - 1.5;" })).toEqual([
      "planted.ts: 0.25",
      "planted.ts: 1.5",
    ]);
  });
});

function findWords({ path, text }: SourceFile): string[] {
  return literals(path, text).flatMap((literal) => {
    const isPattern = literal.includes("|");
    const words = [...plainText(literal).matchAll(/\p{L}{2,}/gu)].map(([word]) => word);
    const told = isPattern ? words.filter((word) => !TECHNICAL.has(word) && !TECHNICAL.has(word.toLowerCase())) : [];
    const foreign = words.filter((word) => !/^[ -~]+$/.test(word) && !TECHNICAL.has(word));
    const found = told.length > 0 ? told : foreign;
    return found.length > 0 ? [`${path}: ${found.join(" ")}`] : [];
  });
}

function findWeights({ path, text }: SourceFile): string[] {
  return nodesOf(path, text)
    .filter(ts.isNumericLiteral)
    .map((literal) => literal.getText())
    .filter((number) => /\d\.\d/.test(number))
    .map((number) => `${path}: ${number}`);
}

/** Patterns and texts of a file, without what is imported and without the types. */
function literals(path: string, text: string): string[] {
  return nodesOf(path, text)
    .filter(
      (node) =>
        ts.isRegularExpressionLiteral(node) ||
        ts.isNoSubstitutionTemplateLiteral(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node) ||
        (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent) && !ts.isLiteralTypeNode(node.parent)),
    )
    .map((node) => node.getText());
}

function nodesOf(path: string, text: string): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return nodes;
}

/** A pattern without escapes, classes of characters and flags. */
function plainText(literal: string): string {
  return literal
    .replace(/\/[a-z]*$/, "/")
    .replace(/\[(?:\\.|[^\]\\])*\]/g, " ")
    .replace(/\\+[pPuxk]\{[^}]*\}|\\+u[0-9a-f]{4}|\\+\w/g, " ");
}
