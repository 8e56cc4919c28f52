import { isTracking } from "../../../schema/tracking-words.js";

/** An address, taken apart; without its language, what counts visits, and how the page is shown. */
export interface AddressParts {
  /** Lower case, without "www." and the like. */
  readonly host: string;
  /** The parts of the path, and of a fragment that is a path, decoded, without an ending such as ".html". */
  readonly segments: readonly string[];
  readonly parameters: readonly (readonly [name: string, value: string])[];
}

/** Hosts of the same pages for phones, and of the front page. */
const SAME_SITE = /^(?:www\d?|m|mobile|amp)\.(?=[^.]+\.)/;
const LANGUAGE_SEGMENT = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;
const LANGUAGE_PARAMETER =
  /^(?:(?:selected|site|set|u|h|current)?[_-]?(?:lang(?:uage|ue)?(?:code|id)?|locale|lng)|hl|l|sprache|idioma|lingua)$/i;
/** How a page is shown. */
const VIEW_PARAMETER =
  /^(?:width|height|mobile|embed\w*|mode|view|apply|print|tab|format|output|amp|iframe|in_iframe|sort\w*|_s\.crb)$/i;
const SAYS_NOTHING: readonly ((name: string) => boolean)[] = [
  isTracking,
  (name) => LANGUAGE_PARAMETER.test(name),
  (name) => VIEW_PARAMETER.test(name),
];
const ENDING = /\.(?:html?|php\d?|aspx?|jsp|ftl|do|cfm)$/i;

/** Returns the parts of a web address; a part that is not encoded well stays encoded. */
export function partsOf(url: URL): AddressParts {
  const route = /^#!?\/?(.*)$/s.exec(url.hash)?.[1] ?? "";
  const [, routePath = "", routeQuery = ""] = /^([^?=&]*(?=\?|$|#))?\??(.*)$/s.exec(route) ?? [];
  const isRoute = routePath.includes("/") || /^#!?\//.test(url.hash);
  const path = isRoute ? `${url.pathname}/${routePath}` : url.pathname;
  const parameters = [...url.searchParams, ...new URLSearchParams(routeQuery)];
  return {
    host: url.hostname.toLowerCase().replace(SAME_SITE, "") + (url.port === "" ? "" : `:${url.port}`),
    segments: path
      .split("/")
      .map((segment) => decoded(segment).replace(/;.*$/s, "").replace(ENDING, ""))
      .filter((segment) => segment !== "" && !LANGUAGE_SEGMENT.test(segment)),
    parameters: parameters.filter(([name]) => /^\w/.test(name) && !SAYS_NOTHING.some((says) => says(name))),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
