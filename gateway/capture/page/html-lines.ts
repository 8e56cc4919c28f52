import type { LineDraft, LineKind } from "./advert.js";
import { isLabel } from "../languages/label-name.js";
import { lexiconFor } from "../languages/lexicon.js";
import { isFurniture } from "./html-main.js";
import { normaliseText, plainLine } from "./lines.js";
import { BULLET, NUMBERED, PICTURE_MARK } from "./marks.js";
import { isNavigation } from "./navigation.js";

// Far more than any page that holds an advert; what follows is not read.
const TEXT_MAX = 600_000;
const BLOCK =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|DD|DETAILS|DIV|DL|DT|FIELDSET|FIGURE|FIGCAPTION|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|SUMMARY|TABLE|TBODY|THEAD|TR|UL|TITLE|HTML)$/;
const SKIPPED =
  /^(?:SCRIPT|STYLE|NOSCRIPT|TEMPLATE|SVG|IFRAME|BUTTON|SELECT|INPUT|TEXTAREA|HEAD|IMG|VIDEO|AUDIO|CANVAS|OBJECT|OPTION|META|LINK)$/;

/** A line with the element it starts in, so that callers can find its position on the page. */
export interface HtmlLine extends LineDraft {
  readonly isInside: boolean;
}

interface Step {
  readonly node: Node;
  /** Set when the walk leaves an element. */
  readonly leave: (() => void) | null;
}

/** Reads an element into lines, block by block; `isInside` distinguishes the lines of `main` from the rest. */
export function readHtmlLines(root: Element, main: Element = root): HtmlLine[] {
  const lines: HtmlLine[] = [];
  let text = "";
  let boldLength = 0;
  let kind: LineKind = "text";
  let gap = false;
  let boldDepth = 0;
  let read = 0;
  let isInside = root === main;

  const flush = () => {
    const clean = plainLine(normaliseText(text));
    const isBold = boldLength > 0 && boldLength >= clean.replace(/\s/g, "").length * 0.95;
    if (clean !== "" && !/^[|·•*/,–-]+$/u.test(clean)) {
      const mark = BULLET.exec(clean) ?? NUMBERED.exec(clean) ?? PICTURE_MARK.exec(clean);
      const body = mark && kind !== "heading" ? clean.slice(mark[0].length) : clean;
      let shape = kind;
      if (kind === "text" && mark) shape = "item";
      else if (kind === "text" && isBold && clean.length <= 90) shape = "heading";
      // "Apply" as a heading marks the end of the advert; as a line of its own it is a button.
      if (body !== "" && (kind === "heading" || !isNavigation(body)))
        lines.push({ text: body, kind: shape, gap, isInside });
      gap = false;
    }
    text = "";
    boldLength = 0;
  };

  const rowsIn = onceForEach(holdsRows);
  const labelCellsIn = onceForEach(labelsBetweenValues);
  const isRow = (parent: Element | null) => parent !== null && rowsIn(parent);
  const beginsPair = (cell: Element) => cell.parentElement !== null && labelCellsIn(cell.parentElement).has(cell);

  // An explicit stack: pages may nest deeper than the call stack allows.
  const stack: Step[] = [{ node: root, leave: null }];
  while (stack.length > 0) {
    const step = stack.pop();
    if (!step || read > TEXT_MAX) break;
    if (step.leave) {
      step.leave();
      continue;
    }
    const { node } = step;
    if (node.nodeType === 3) {
      const piece = node.textContent ?? "";
      text += piece;
      read += piece.length;
      if (boldDepth > 0) boldLength += piece.replace(/\s/g, "").length;
      continue;
    }
    if (node.nodeType !== 1) continue;
    const element = node as Element; // nodeType 1 is an Element
    const tag = element.tagName.toUpperCase();
    if (SKIPPED.test(tag) || (element !== root && element !== main && isFurniture(element) && !element.contains(main)))
      continue;
    if (tag === "BR") {
      flush();
      continue;
    }
    const isBlock = BLOCK.test(tag);
    const before = { kind, isInside };
    if (isBlock) {
      flush();
      if (/^(?:P|H[1-6]|UL|OL|SECTION|DIV|TABLE|DL|ARTICLE)$/.test(tag)) gap = true;
      if (tag === "LI" || (tag === "DIV" && isRow(element.parentElement))) kind = "item";
      else if (/^H[1-6]$/.test(tag)) kind = "heading";
      else if (!/^(?:P|DIV|SPAN)$/.test(tag)) kind = "text";
      if (element === main) isInside = true;
    } else if ((tag === "TD" || tag === "TH") && beginsPair(element)) flush();
    else if (tag === "TD" || tag === "TH")
      text = text.trim() === "" ? text : `${text.trimEnd()}${/[:：]\s*$/.test(text) ? " " : ": "}`;
    else if (beginsFact(element, tag, text)) flush();
    else if (!isBlock && isBareLabel(text)) text = `${text.trim()}: `;
    const isBold = /^(?:B|STRONG|TH|DT)$/.test(tag);
    if (tag === "A" && text.length <= LINE_MAX && isGlued(text, firstText(element))) text += " ";
    if (isBold) boldDepth += 1;
    stack.push({
      node,
      leave: () => {
        if (isBold) boldDepth -= 1;
        if (!isBlock) {
          if (tag === "SPAN" || tag === "A" || tag === "LABEL")
            text += !/\s$/.test(text) && separates(element) ? " " : "";
          return;
        }
        flush();
        kind = before.kind;
        isInside = before.isInside;
      },
    });
    for (let child = element.lastChild; child; child = child.previousSibling) stack.push({ node: child, leave: null });
  }
  flush();
  return lines;
}

/** Returns a question with its answers remembered: a parent is asked about once, however many elements it holds. */
function onceForEach<Answer>(ask: (parent: Element) => Answer): (parent: Element) => Answer {
  const answers = new Map<Element, Answer>();
  return (parent) => {
    const answer = answers.get(parent) ?? ask(parent);
    answers.set(parent, answer);
    return answer;
  };
}

// "Place | Elmfield | Start | 1 May": the cells of a row that are labels and follow the value of another.
function labelsBetweenValues(row: Element): ReadonlySet<Element> {
  const cells = [...row.children];
  const isPairs = cells.length >= 4 && cells.length % 2 === 0;
  const labels = cells.filter((_, at) => isPairs && at > 0 && at % 2 === 0);
  return new Set(labels.filter((cell) => isLabel(cell.textContent ?? "", lexiconFor(null))));
}

const LABEL = { min: 3, max: 40 };
/** The length of a line of facts, with the spaces of its markup. */
const LINE_MAX = 400;
const ROWS_MIN = 3;
const ROWS_MAX = 60;
const ROW_TEXT = { min: 20, max: 240 };

// Many pages build their lists of boxes: neighbours of one class, each with a sentence's worth of text and no block inside.
function holdsRows(parent: Element): boolean {
  const rows = [...parent.children];
  const name = rows[0]?.getAttribute("class") ?? "";
  return (
    name !== "" &&
    rows.length >= ROWS_MIN &&
    rows.length <= ROWS_MAX &&
    rows.every((row) => row.tagName.toUpperCase() === "DIV" && row.getAttribute("class") === name) &&
    rows.every((row) => (row.textContent ?? "").trim().length <= ROW_TEXT.max) &&
    (parent.textContent ?? "").trim().length >= rows.length * ROW_TEXT.min &&
    rows.every((row) => row.querySelector("div, p, ul, h2, h3, h4") === null)
  );
}

// Not the text of the whole element, which may hold the page, as may each of hundreds inside it.
function firstText({ firstChild }: Element): string {
  return firstChild?.nodeType === 3 ? (firstChild.textContent ?? "") : "";
}

// "Acme<a>About us</a>" is shown with a space.
function isGlued(text: string, next: string): boolean {
  return /[\p{L}\p{N}.]$/u.test(text) && /^\p{Lu}/u.test(next);
}

// "<span>Place</span><strong>Elmfield</strong>": the name of a fact, and nothing else before its value.
function isBareLabel(text: string): boolean {
  // A long text is not copied at each of its elements.
  if (text.length > LINE_MAX) return false;
  const label = text.trim();
  return label.length >= LABEL.min && label.length <= LABEL.max && isLabel(label, lexiconFor(null));
}

// "<b>Place:</b> Elmfield <b>Hours:</b> 38": each label that is set apart begins a fact of its own.
function beginsFact(element: Element, tag: string, before: string): boolean {
  if (!/^(?:B|STRONG|LABEL)$/.test(tag) || (before.length <= LINE_MAX && before.trim() === "")) return false;
  const label = /^\s*([^:]{2,40}):\s*$/.exec(firstText(element))?.[1];
  return label !== undefined && isLabel(label, lexiconFor(null));
}

// Neighbouring spans without a space between them are separate pieces when both hold whole words.
function separates(element: Element): boolean {
  const next = element.nextSibling;
  return next !== null && next.nodeType === 1 && /^(?:SPAN|A|LABEL)$/i.test((next as Element).tagName); // nodeType 1 is an Element
}
