import { withoutMarksAndJoiners } from "../../schema/invisible-marks.js";
import { mailAddressOf } from "../../schema/mail-address.js";
import { asciiForm } from "../../schema/plain-text.js";
import { withoutSentenceEnd } from "./addressEnd.js";

/** A number and the extension that is dialled after it. */
const EXTENSION =
  /^(.*\d)[\s,;()]*(?:;ext=|\b(?:extension|extn?|ext|durchwahl|dw|apparat|app|poste|anexo|interno|int)\b[.:]*|x|#|داخلي|تحويلة)\s*(\d{1,7})\)?$/iu;
/** A number, pauses, and the code of a meeting. */
const MEETING_CODE = /^(.*\d)\s*(?:,\s*){2,}([\d\s,#*]*\d#?)$/;
/** Digits, and what people put between them; a plus sign only begins a number. */
const DIALLED = /^[(\s]*\+?[\d\s().\-/\u2010-\u2015\u2212]+$/;
/** The fewest and the most digits of a number, with the prefix of a call abroad. */
const DIGITS = { min: 3, max: 18 } as const;

/** Returns the mailto link of the one address in the text; undefined when it has none, or several. */
export function mailLink(email: string | null): string | undefined {
  const address = mailAddressOf(email ?? "");
  // Encoded, so that no part of it becomes a header of the message.
  return address && `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

/**
 * Returns the tel link of the number, with its extension or the code of a meeting; undefined when the text is no number.
 */
export function phoneLink(number: string | null): string | undefined {
  const written = withoutLabel(asciiForm(number ?? "").trim());
  const [, meeting, code = ""] = MEETING_CODE.exec(written) ?? [];
  if (meeting !== undefined) {
    const dialled = dialledNumber(meeting);
    return dialled && `tel:${dialled},,${encodeURIComponent(code.replace(/\s/g, ""))}`;
  }
  const [, main = written, extension] = EXTENSION.exec(written) ?? [];
  const dialled = dialledNumber(main.replace(/[\s,;(]+$/, ""));
  return dialled && `tel:${dialled}${extension === undefined ? "" : `;ext=${extension}`}`;
}

/**
 * Returns the link to the web site: the address without the dot of a sentence, or https:// before a name such as
 * example.org. Undefined when the text is neither, or contains a user name or a password.
 */
export function webLink(site: string | null): string | undefined {
  const text = withoutSentenceEnd(withoutMarksAndJoiners(site ?? "").trim());
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return undefined;
  const { hostname, username, password, href } = new URL(address);
  return hostname.includes(".") && username === "" && password === "" ? href : undefined;
}

/** Returns a number without the word or the scheme before it, e.g. `tel:` or `Phone:`. */
function withoutLabel(text: string): string {
  const bare = text.replace(/^(?:tel|telephone|telefon|phone|mobile?|handy|callto)[.:]+(?:\/\/)?\s*/i, "");
  if (bare === text || !bare.includes("%")) return bare;
  return bare.replaceAll(/%2b/gi, "+").replaceAll("%20", " ");
}

/** Returns the digits to dial, with a plus sign before the code of a country; undefined when the text is no number. */
function dialledNumber(text: string): string | undefined {
  if (!DIALLED.test(text)) return undefined;
  const isInternational = /^[(\s]*\+/.test(text);
  // The zero in +44 (0)20 is dialled only at home, where the prefix is not.
  const isAbroad = isInternational || /^[(\s]*00/.test(text);
  const digits = (isAbroad ? text.replace(/\(\s*0\s*\)/, "") : text).replace(/\D/g, "");
  if (digits.length < DIGITS.min || digits.length > DIGITS.max) return undefined;
  return `${isInternational ? "+" : ""}${digits}`;
}
