import { readFile } from "node:fs/promises";
import { kindOfExtension, MEDIA_TYPE_OF, TEXT_KINDS, type FileExtension } from "../../schema/file-kinds.js";
import { UPLOAD_EXTENSIONS } from "../../schema/limits.js";
import { AppError } from "../platform/errors.js";
import { compoundKindOf } from "./compound-file.js";
import { extensionOf } from "./file-name.js";
import { pictureBrandOf } from "./picture-brand.js";
import { CHARSET } from "./served-file.js";
import { encodingOf, isEmptyText } from "./text-encoding.js";
import { isPages } from "./zip-names.js";

/** The media types of all files that are accepted. */
export const MEDIA_TYPES: readonly string[] = [...new Set(Object.values(MEDIA_TYPE_OF))];

/** The kinds whose signature is a media type of their own. */
const BY_SIGNATURE: ReadonlyMap<string, FileExtension> = new Map([
  ...(["pdf", "docx", "odt", "rtf", "png", "jpg", "webp", "pptx", "xlsx"] as const).map(
    (kind) => [MEDIA_TYPE_OF[kind], kind] as const,
  ),
  ["image/apng", "png"],
]);

/** PDF readers look for the header in so many bytes; some programs write others before it. */
const PDF_HEAD_BYTES = 1024;

/**
 * Returns the media type of a file to be stored: by its content; texts have no signature, and their kind is what their name
 * says. Throws BAD_REQUEST when empty, UNSUPPORTED_MEDIA_TYPE when it is of no kind that can be kept.
 */
export async function mediaTypeOf(name: string, path: string): Promise<string> {
  const signature = await signatureOf(path);
  const known = BY_SIGNATURE.get(signature ?? "");
  if (known !== undefined) return MEDIA_TYPE_OF[known];
  const bytes = await readFile(path);
  const packed = packedKindOf(bytes, signature);
  if (packed !== null) return MEDIA_TYPE_OF[packed];
  return unsignedType(name, bytes, signature);
}

/** Returns the failure of a file without content. */
export function emptyFile(): AppError {
  const message = "The file is empty. Choose one with content.";
  return new AppError("BAD_REQUEST", { message, fields: [{ field: "file", rule: "required", message }] });
}

async function signatureOf(path: string): Promise<string | undefined> {
  // Loaded with the first upload.
  const { fileTypeFromFile } = await import("file-type");
  // A file that ends within its own header is of no kind.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.mime;
}

function packedKindOf(bytes: Buffer, signature: string | undefined): FileExtension | null {
  if (signature === "application/x-cfb") return compoundKindOf(bytes);
  if (signature === "application/zip") return isPages(bytes) ? "pages" : null;
  return pictureBrandOf(bytes);
}

/** Returns the media type of a text, or of a PDF whose header comes later; text may look like any weak signature. */
function unsignedType(name: string, bytes: Buffer, signature: string | undefined): string {
  const encoding = encodingOf(bytes);
  if (encoding === null && signature !== undefined) throw otherKind();
  const extension = extensionOf(name);
  const named = extension === "" ? "txt" : kindOfExtension(extension);
  const before = beforePdf(bytes);
  if (before !== null && (named === "pdf" || encoding === null || before.trim() === "")) return MEDIA_TYPE_OF.pdf;
  if (encoding === null) throw otherKind();
  if (isEmptyText(bytes, encoding)) throw emptyFile();
  if (named === undefined || !TEXT_KINDS.has(named)) throw textOfOtherName(extension);
  return encoding === "utf-8" ? MEDIA_TYPE_OF[named] : `${MEDIA_TYPE_OF[named]}${CHARSET}${encoding}`;
}

/**
 * Returns what stands before the header of a PDF that begins within the bytes that readers look at; null when there is none,
 * or markup of a page before it.
 */
function beforePdf(bytes: Buffer): string | null {
  const head = bytes.subarray(0, PDF_HEAD_BYTES);
  const at = head.indexOf("%PDF-");
  if (at === -1 || /<[a-z!?/]/i.test(head.toString("latin1", 0, at).replaceAll("\0", ""))) return null;
  return head.toString("utf8", 0, at);
}

function otherKind(): AppError {
  const kinds = UPLOAD_EXTENSIONS.join(", ");
  return unsupported(
    `The content of the file is damaged, or of a kind that cannot be kept. Open it, save it as PDF, and choose that file. A file can be one of these: ${kinds}.`,
  );
}

function textOfOtherName(extension: string): AppError {
  return unsupported(
    `The content of the file is text, which is not what .${extension} stands for. Save it as PDF, or as text with the ending .txt, and choose that file.`,
  );
}

function unsupported(message: string): AppError {
  return new AppError("UNSUPPORTED_MEDIA_TYPE", { message, fields: [{ field: "file", rule: "kind", message }] });
}
