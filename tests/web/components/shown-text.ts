import { parseHTML } from "linkedom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { MarkdownBody } from "../../../web/components/MarkdownBody.js";

/** Returns the markup of a text that is shown as Markdown. */
export function markupOf(text: string): string {
  const body = createElement(MarkdownBody, { text });
  return renderToStaticMarkup(createElement(IntlProvider, { locale: "en", onError: () => undefined }, body));
}

/** Elements whose spaces and line ends are shown; between the others they are the layout of the markup. */
const LEAVES = new Set(["P", "H4", "TD", "TH", "PRE"]);

/** Returns what a reader sees of some markup: each block begins a line; bullets and numbers of the browser are not in it. */
export function shownText(markup: string): string {
  const { document } = parseHTML(`<html><body>${markup}</body></html>`);
  const lines: string[] = [];
  const read = (element: Element): void => {
    for (const child of element.children) {
      const isLeaf = LEAVES.has(child.tagName) || (child.tagName === "DIV" && child.parentElement?.tagName === "LI");
      if (isLeaf) lines.push(child.textContent ?? "");
      else read(child);
    }
  };
  read(document.body);
  return lines.join("\n");
}

/** Returns the letters and digits of some markup: also those of addresses behind links, of ticks, and of numbers of lists. */
export function shownWords(markup: string): string {
  const { document } = parseHTML(`<html><body>${markup}</body></html>`);
  for (const list of document.querySelectorAll("ol:not(.is-typed)"))
    Array.from(list.children).forEach((item, place) => item.firstElementChild?.prepend(String(place + 1)));
  for (const box of document.querySelectorAll("[checked]")) box.replaceWith("x");
  for (const link of document.querySelectorAll("a"))
    if (!link.getAttribute("href")?.endsWith(link.textContent ?? "")) link.append(link.getAttribute("href") ?? "");
  return wordsOf(shownText(document.body.innerHTML));
}

/** Returns the letters and digits of a text. */
export function wordsOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}
