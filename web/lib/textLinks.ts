import { withoutSentenceEnd } from "./addressEnd.js";

/** Returns the mailto link of the address; undefined when the text is no single address. */
export function mailLink(email: string | null): string | undefined {
  const address = email?.trim() ?? "";
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(address)) return undefined;
  // Encoded, so that no part of it becomes a header of the message.
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

/** Returns the tel link of the number; undefined when the text has too few digits to be one. */
export function phoneLink(number: string | null): string | undefined {
  const written = number?.trim() ?? "";
  // The zero in +44 (0)20 is dialled only at home, where the prefix is not.
  const text = written.startsWith("+") ? written.replace(/\(\s*0\s*\)/, "") : written;
  const digits = text.replace(/\D/g, "");
  if (digits.length < 3 || /[^\d\s()+./-]/.test(text)) return undefined;
  return `tel:${text.startsWith("+") ? "+" : ""}${digits}`;
}

/**
 * Returns the link to the web site: the address without the dot of a sentence, or https:// before a name such as
 * example.org. Undefined when the text is neither, or contains a user name or a password.
 */
export function webLink(site: string | null): string | undefined {
  const text = withoutSentenceEnd(site?.trim() ?? "");
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return undefined;
  const { hostname, username, password, href } = new URL(address);
  return hostname.includes(".") && username === "" && password === "" ? href : undefined;
}
