/** The parts of a person's name. */
export interface ContactNames {
  readonly salutation: string | null;
  readonly firstName: string | null;
  readonly middleNames: string | null;
  readonly lastName: string | null;
}

/** Returns the names as the list shows them, without the salutation; empty when there are none. */
export function shortName({ firstName, middleNames, lastName }: ContactNames): string {
  return joined([firstName, middleNames, lastName]);
}

/** Returns the full name with the salutation; empty when no part of it is known. */
export function fullName({ salutation, firstName, middleNames, lastName }: ContactNames): string {
  return joined([salutation, firstName, middleNames, lastName]);
}

/** Words before a name that address a person, in the languages of the screens. */
const SALUTATIONS: ReadonlySet<string> = new Set(
  "dr prof mr mrs ms mx miss herr frau m mme mlle sr sra srta don dona doña السيد السيدة الدكتور الدكتورة".split(" "),
);

/**
 * Returns the parts of a name that was typed in one line: salutations first, the last word as last name. A single word
 * is a last name.
 */
export function splitName(typed: string): ContactNames {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  const firstOfName = words.findIndex((word) => !SALUTATIONS.has(word.toLowerCase().replace(/\.$/, "")));
  const at = firstOfName === -1 ? words.length - 1 : firstOfName;
  const name = words.slice(Math.max(at, 0));
  return {
    salutation: words.slice(0, Math.max(at, 0)).join(" ") || null,
    firstName: name.slice(0, -1).join(" ") || null,
    middleNames: null,
    lastName: name.at(-1) ?? null,
  };
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(" ");
}
