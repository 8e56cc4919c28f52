/** Class names, ids and quoted values in a selector. */
const NAMES = /[.#]([\w-]+)|'([^']+)'/g;

/**
 * Returns a test of selectors on a page: false where one of its classes, ids and values is in no attribute, so that nothing
 * can match. A page knows few of the systems whose selectors are tried, and to try one takes a walk over all elements.
 */
export function selectorTest(document: Document): (selector: string) => boolean {
  const values: string[] = [];
  for (const { attributes } of document.querySelectorAll("*")) for (const { value } of attributes) values.push(value);
  const known = values.join("\n").toLowerCase();
  return (selector) => namesIn(selector).every((name) => known.includes(name.toLowerCase()));
}

function namesIn(selector: string): string[] {
  return [...selector.matchAll(NAMES)].map(([, name, value]) => name ?? value ?? "");
}
