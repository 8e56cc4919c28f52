import { parseHTML } from "linkedom";
import type { LineDraft } from "./advert.js";
import { findMain } from "./html-main.js";
import { readHtmlLines } from "./html-lines.js";
import { scanHtml, type PageScript, type ScannedPage } from "./html-scan.js";
import { lexiconFor } from "../languages/lexicon.js";
import { readTextLines } from "./lines.js";
import { isReadableMarkup } from "./markup-size.js";
import { announcesOtherJobs } from "./navigation.js";
import { readPageFacts, type PageFacts } from "./page-facts.js";
import { selectorTest } from "./selector-names.js";
import { visibleText } from "./page-fetch-text.js";
import { isLabel } from "../languages/label-name.js";

/** A page after reading: the advert's lines, the facts that the page states, its scripts and its document. */
export interface HtmlPage {
  readonly lines: readonly LineDraft[];
  readonly facts: PageFacts;
  readonly scripts: readonly PageScript[];
  readonly document: Document;
}

const HEADER_LINES = 14;
const HEADER_LINE_MAX = 160;

/** Reads a scanned page: finds the advert in it and leaves navigation out. */
export function readHtml({ markup, scripts }: ScannedPage, url: string | null): HtmlPage {
  const document = parse(markup);
  const mayMatch = selectorTest(document);
  const facts = readPageFacts(document, url, mayMatch);
  const main = findMain(document, mayMatch);
  const all = main && document.body ? readHtmlLines(document.body, main) : [];
  return { lines: chooseLines(all, facts.headline), facts, scripts, document };
}

/** Reads a fragment of HTML, such as a description inside page data, into lines; past MARKUP_LIMITS only its words. */
export function readFragment(html: string): LineDraft[] {
  const { markup } = scanHtml(html);
  if (!isReadableMarkup(markup)) return readTextLines(visibleText(markup));
  const { body } = parse(`<body>${markup}</body>`);
  return body ? readHtmlLines(body) : [];
}

function parse(markup: string): Document {
  const hasRoot = /<html[\s>]/i.test(markup);
  const body = hasRoot || /<body[\s>]/i.test(markup) ? markup : `<body>${markup}</body>`;
  const { document } = parseHTML(hasRoot ? body : `<html>${body}</html>`);
  // Content before the root can leave a document without one, and then every part of it throws.
  const root: Element | null = document.documentElement;
  return root === null ? parseHTML(`<html><body>${markup.replace(/</g, "&lt;")}</body></html>`).document : document;
}

// The advert's own lines, the lines between the page's headline and them, and labelled facts beside them.
function chooseLines(all: ReturnType<typeof readHtmlLines>, headline: string | null): LineDraft[] {
  const first = all.findIndex((line) => line.isInside);
  if (first === -1) return all;
  const whole = all.filter((line) => line.isInside);
  const end = whole.findIndex((line, at) => at > 0 && announcesOtherJobs(line.text));
  const inside = end === -1 ? whole : whole.slice(0, end);
  const before = all.slice(0, first);
  const titleAt =
    headline === null ? -1 : before.findLastIndex((line) => line.text === headline || line.text.includes(headline));
  const header =
    titleAt === -1
      ? []
      : before
          .slice(titleAt)
          .filter((line) => line.text.length <= HEADER_LINE_MAX)
          .slice(0, HEADER_LINES);
  return [...header, ...inside, ...labelledFacts(all, first, header)];
}

function labelledFacts(
  all: ReturnType<typeof readHtmlLines>,
  first: number,
  header: readonly LineDraft[],
): LineDraft[] {
  const lexicon = lexiconFor(null);
  const facts: LineDraft[] = [];
  all.forEach((line, at) => {
    if (line.isInside || header.includes(line) || (at < first && header.length > 0) || facts.length >= 30) return;
    const pair = /^([^:]{2,40}):\s*\S/.exec(line.text);
    const next = all[at + 1];
    if (pair?.[1] !== undefined && isLabel(pair[1], lexicon) && line.text.length <= 160) facts.push(line);
    else if (
      next &&
      !next.isInside &&
      isLabel(line.text, lexicon) &&
      next.text.length <= 100 &&
      !isLabel(next.text, lexicon) &&
      line.kind !== "item"
    )
      facts.push({ text: `${line.text.replace(/:$/, "")}: ${next.text}`, kind: "text", gap: false });
  });
  return facts;
}
