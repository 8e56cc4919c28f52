import type { Json } from "./tolerant-json.js";

const HTML_TAGS =
  /^(?:html|body|div|p|span|ul|ol|li|br|h[1-6]|table|tr|td|b|i|strong|em|a|section|article|main|header|footer|nav)$/i;
const TOKEN = /<!\[CDATA\[|<!--|<\?|<!|<\/([\p{L}\p{N}_:.-]+)\s*>|<([\p{L}\p{N}_:.-]+)((?:\s[^<>]*?)?)(\/?)>/gu;

const ATTRIBUTE = /(?<=\s)([\p{L}_][\p{L}\p{N}_:.-]{0,60})\s?=\s?(?:"([^"]*)"|'([^']*)')/gu;
/** The characters of a tag in which attributes are read. */
const ATTRIBUTES_MAX = 2_000;

interface Open {
  readonly name: string;
  readonly children: Map<string, Json[]>;
  text: string;
  readonly attributes: string;
}

/** Reads an XML record into the shape of a JSON one; undefined when it is HTML or not well formed enough to read. */
export function scanXml(source: string): Json | undefined {
  const stack: Open[] = [{ name: "", children: new Map(), text: "", attributes: "" }];
  let at = 0;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(source); match; match = TOKEN.exec(source)) {
    const top = stack[stack.length - 1];
    if (!top) return undefined;
    top.text += decodeEntities(source.slice(at, match.index));
    at = match.index + match[0].length;
    const [token, closing, opening, attributes = "", selfClosing] = match;
    if (token === "<![CDATA[") {
      const end = source.indexOf("]]>", at);
      top.text += source.slice(at, end === -1 ? source.length : end);
      at = end === -1 ? source.length : end + 3;
    } else if (token === "<!--" || token === "<?" || token === "<!") {
      const mark = token === "<!--" ? "-->" : ">";
      const end = source.indexOf(mark, at);
      at = end === -1 ? source.length : end + mark.length;
    } else if (closing !== undefined) {
      const depth = stack.findLastIndex((open) => open.name === closing);
      while (depth > 0 && stack.length > depth) close(stack);
    } else if (opening !== undefined) {
      if (stack.length === 1 && HTML_TAGS.test(opening)) return undefined;
      stack.push({ name: opening, children: new Map(), text: "", attributes });
      if (selfClosing === "/") close(stack);
      if (stack.length > 60) return undefined;
    }
    TOKEN.lastIndex = at;
  }
  while (stack.length > 1) close(stack);
  const root = stack[0];
  const values = root ? [...root.children.values()].flat() : [];
  return values.length > 1 ? values : values[0];
}

/** Decodes character references. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined)
        return { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" }[name.toLowerCase()] ?? whole;
      const code = decimal !== undefined ? Number(decimal) : parseInt(hex ?? "", 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

function attributesOf(source: string): [string, string][] {
  return [...source.slice(0, ATTRIBUTES_MAX).matchAll(ATTRIBUTE)]
    .filter(([, name = ""]) => !name.startsWith("xml") && !name.startsWith("xsi:"))
    .map(([, name = "", double, single]) => [name, decodeEntities(double ?? single ?? "").trim()]);
}

function close(stack: Open[]): void {
  const done = stack.pop();
  const parent = stack[stack.length - 1];
  if (!done || !parent) return;
  const text = done.text.trim();
  // The attributes of a text describe it and are no entries ("schemeID").
  if (text === "" || done.children.size > 0)
    for (const [name, value] of attributesOf(done.attributes))
      if (!done.children.has(name)) done.children.set(name, [value]);
  const value: Json =
    done.children.size === 0
      ? text
      : Object.fromEntries(
          [...done.children].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]),
        );
  const list = parent.children.get(done.name) ?? [];
  list.push(value);
  parent.children.set(done.name, list);
}
