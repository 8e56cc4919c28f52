import { extensionFor } from "../../../schema/file-kinds.js";
import { withoutControls, withoutMarks } from "../../../schema/invisible-marks.js";
import { UPLOAD_EXTENSIONS } from "../../../schema/limits.js";
import type { Translate } from "../../lib/useT.js";
import { fileMessages as messages } from "./fileMessages.js";

const MEGABYTE = 1024 * 1024;

/** Returns a file size in whole megabytes. */
export function wholeMegabytes(bytes: number): number {
  return Math.floor(bytes / MEGABYTE);
}

/** The `accept` attribute of the file input: what it offers first. Any other file can be dropped, and the server decides. */
export const ACCEPTED_FILES = [...UPLOAD_EXTENSIONS.map((extension) => `.${extension}`), "image/*", "text/*"].join(",");

/** The longest file name that is shown whole, in characters. */
const SHOWN_MAX = 60;
/** The number of characters kept at the end of a long name, so that its extension stays visible. */
const SHOWN_END = 14;

/** Returns a file name for display: without invisible characters, and without its middle when it is long. */
export function shownFileName(name: string): string {
  const characters = Array.from(withoutUnseen(name).replace(/\s+/g, " ").trim());
  if (characters.length <= SHOWN_MAX) return characters.join("");
  return `${characters.slice(0, SHOWN_MAX - SHOWN_END - 1).join("")}…${characters.slice(-SHOWN_END).join("")}`;
}

/** Returns the default name of a document: the file name without its extension. */
export function nameFromFile(name: string): string {
  return withoutUnseen(name)
    .replace(/\.[^.]{1,10}$/, "")
    .replace(/[\s_]+/g, " ")
    .trim();
}

/** Returns the extension of a file name or an address in capitals, e.g. `PDF`; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? "";
}

/** Returns the extension of a stored file in capitals: that of its content, which its name may not have. */
export function extensionOfFile({ name, mediaType }: { readonly name: string; readonly mediaType: string }): string {
  const named = extensionOf(name);
  return (extensionFor(mediaType, named) ?? named).toUpperCase();
}

/** Returns a size in bytes as readable text in the given locale. */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= MEGABYTE;
  const options = { style: "unit", unitDisplay: "short", unit: isLarge ? "megabyte" : "kilobyte" } as const;
  const value = isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / 1024));
  return new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 1 }).format(value);
}

/**
 * Returns why a file cannot be uploaded, or undefined when no check fails; the server decides on its kind, by its content.
 * `maxBytes` is the size of the largest one.
 */
export function findFileProblem(file: File, maxBytes: number, t: Translate, locale: string): string | undefined {
  const name = shownFileName(file.name);
  if (file.size === 0) return t(messages.empty, { name });
  if (file.size > maxBytes) {
    return t(messages.tooLarge, { name, size: fileSize(file.size, locale), max: wholeMegabytes(maxBytes) });
  }
  return undefined;
}

/** Returns whether the browser can still read a chosen file; it may have been moved or changed since. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a source can be opened (spec 5: it parses as a URL), and has a scheme that is safe to open. */
export function canPreview(source: string | null): source is string {
  if (source === null || !URL.canParse(source)) return false;
  return /^https?:$/.test(new URL(source).protocol);
}

/** Returns a name without controls and marks that nobody sees: with them `exe.pdf` may read `fdp.exe`. */
function withoutUnseen(name: string): string {
  return withoutMarks(withoutControls(name));
}
