/** Markup that is safe to send: every value in it has been escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[] | false | null | undefined;

/**
 * Returns markup; every value becomes text unless it is markup already, and false, null and undefined become nothing.
 */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(literals.reduce((text, literal, index) => text + asMarkup(parts[index - 1]) + literal));
}

function asMarkup(part: Part): string {
  if (part === false || part === null || part === undefined) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(({ text }) => text).join("");
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
