import { FACT_NAMES, type FactName, type Facts } from "./guideText.js";
import { factTexts } from "./factTexts.js";
import type { Letter } from "./letter.js";

/** A part of a template: words, the name of a fact, or parts that are left out together. */
type Part = string | { readonly fact: string } | { readonly optional: readonly Part[] };

const FACTS: ReadonlySet<string> = new Set(FACT_NAMES);
const TOKEN = /\{\{|\}\}|\{([a-zA-Z]+)\}|[^{}]+|[{}]/g;

/**
 * Returns a template as plain text. `{fact}` becomes the fact; `{{part with {fact}}}` vanishes whole when a fact in it is
 * missing; anywhere else a missing fact becomes a blank such as `[day of the interview]`. `{greeting}` becomes the greeting
 * of the language, with the contact where one is known. `today` (YYYY-MM-DD) decides whether days carry their year.
 */
export function fill(template: string, facts: Facts, letter: Letter, today: string): string {
  return written(partsOf(template), factTexts(facts, letter, today), letter);
}

/** Returns the names in a template that are no facts, and its braces without a partner; empty for a sound template. */
export function templateFaults(template: string): readonly string[] {
  return faultsOf(partsOf(template));
}

/** Returns the facts that a template names, in their order. */
export function factsIn(template: string): readonly string[] {
  return namesIn(partsOf(template));
}

function written(parts: readonly Part[], facts: Facts, letter: Letter): string {
  return parts.map((part) => writtenPart(part, facts, letter)).join("");
}

function writtenPart(part: Part, facts: Facts, letter: Letter): string {
  if (typeof part === "string") return part;
  if ("fact" in part) return writtenFact(part.fact, facts, letter);
  return isWhole(part.optional, facts) ? written(part.optional, facts, letter) : "";
}

function writtenFact(name: string, facts: Facts, letter: Letter): string {
  const { words } = letter;
  if (name === "greeting") {
    return facts.contact === undefined
      ? words.greeting
      : words.greetingTo.replace("{contact}", () => facts.contact ?? "");
  }
  return isFact(name) ? (facts[name] ?? `[${words.missing[name]}]`) : `{${name}}`;
}

/** Whether every fact of a part is known; an optional part inside it decides for itself. */
function isWhole(parts: readonly Part[], facts: Facts): boolean {
  return parts.every((part) => typeof part === "string" || "optional" in part || knows(part.fact, facts));
}

function knows(name: string, facts: Facts): boolean {
  return !isFact(name) || facts[name] !== undefined;
}

function isFact(name: string): name is FactName {
  return FACTS.has(name);
}

function namesIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return [];
    return "fact" in part ? [part.fact] : namesIn(part.optional);
  });
}

function faultsOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return /[{}]/.test(part) ? [part] : [];
    if ("fact" in part) return isFact(part.fact) || part.fact === "greeting" ? [] : [part.fact];
    return faultsOf(part.optional);
  });
}

/** Reads a template. A brace without a partner is a word like any other. */
function partsOf(template: string): readonly Part[] {
  const open: Part[][] = [[]];
  for (const [token, fact] of template.matchAll(TOKEN)) {
    const parts = open.at(-1) ?? [];
    const outer = open.at(-2);
    if (fact !== undefined) parts.push({ fact });
    else if (token === "{{") open.push([]);
    else if (token === "}}" && outer !== undefined) {
      open.pop();
      outer.push({ optional: parts });
    } else parts.push(token);
  }
  return open.reduce((outer, unclosed) => [...outer, "{{", ...unclosed]);
}
