import { extensionFor, isShownPicture, MEDIA_TYPE_OF, TEXT_KINDS } from "../../schema/file-kinds.js";
import { extensionOf } from "./file-name.js";

/** Begins the parameter of a stored media type that says how a text is written; UTF-8 where it is missing. */
export const CHARSET = "; charset=";

const TEXT_TYPES: ReadonlySet<string> = new Set([...TEXT_KINDS].map((kind) => MEDIA_TYPE_OF[kind]));
/** Texts that a browser would run as a page: they are served as plain text. */
const PAGES: ReadonlySet<string> = new Set((["html", "mhtml", "eml"] as const).map((kind) => MEDIA_TYPE_OF[kind]));

/** The media types as which files are served, without the charset of texts. */
export const SERVED_TYPES: readonly string[] = [
  ...new Set(Object.values(MEDIA_TYPE_OF).map((type) => plainMediaType(servedType(type)))),
];

/** Returns true when a browser may show such a file instead of downloading it. */
export function isShown(mediaType: string): boolean {
  return mediaType === MEDIA_TYPE_OF.pdf || isShownPicture(mediaType);
}

/** Returns the media type of a stored one without its parameter. */
export function plainMediaType(stored: string): string {
  return stored.split(";", 1)[0] ?? stored;
}

/** Returns the media type as which a file is served: of a text with its charset where that is known. */
export function servedType(stored: string): string {
  const mediaType = plainMediaType(stored);
  if (!TEXT_TYPES.has(mediaType)) return mediaType;
  const charset = stored.split(CHARSET)[1] ?? "utf-8";
  const shown = PAGES.has(mediaType) ? MEDIA_TYPE_OF.txt : mediaType;
  return charset === "unknown-8bit" ? shown : `${shown}${CHARSET}${charset}`;
}

/**
 * Returns the name as which a file is downloaded: the one that its owner gave, with the extension of its content behind
 * it where the name has another one, so that the right program opens it.
 */
export function downloadName(name: string, stored: string): string {
  const extension = extensionOf(name);
  const right = extensionFor(plainMediaType(stored), extension);
  return right === undefined || right === extension ? name : `${name}.${right}`;
}
