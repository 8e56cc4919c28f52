import { readFile } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { UPLOAD_EXTENSIONS } from "../../schema/limits.js";
import { AppError } from "../platform/errors.js";
import { extensionOf } from "./file-name.js";

type Extension = (typeof UPLOAD_EXTENSIONS)[number];

interface Kind {
  readonly mediaType: string;
  /** The signature that the content must have; null: plain text, which has none. */
  readonly signature: string | null;
}

const kind = (mediaType: string, signature: string | null = mediaType): Kind => ({ mediaType, signature });
const OFFICE = "application/vnd.openxmlformats-officedocument";

const KINDS: Readonly<Record<Extension, Kind>> = {
  pdf: kind("application/pdf"),
  doc: kind("application/msword", "application/x-cfb"),
  docx: kind(`${OFFICE}.wordprocessingml.document`),
  odt: kind("application/vnd.oasis.opendocument.text"),
  rtf: kind("application/rtf"),
  txt: kind("text/plain", null),
  md: kind("text/markdown", null),
  png: kind("image/png"),
  jpg: kind("image/jpeg"),
  jpeg: kind("image/jpeg"),
  webp: kind("image/webp"),
  pptx: kind(`${OFFICE}.presentationml.presentation`),
  xlsx: kind(`${OFFICE}.spreadsheetml.sheet`),
};

/** The media types of all files that are accepted. */
export const MEDIA_TYPES: readonly string[] = [...new Set(Object.values(KINDS).map(({ mediaType }) => mediaType))];

/** The media types that a browser may show in the page; every other file is downloaded. */
const SHOWN: ReadonlySet<string> = new Set(["application/pdf", "image/png", "image/jpeg", "image/webp"]);

/** Returns true when a browser may show such a file instead of downloading it. */
export function isShown(mediaType: string): boolean {
  return SHOWN.has(mediaType);
}

/**
 * Returns the media type of a file by its content and its name, which must agree. Throws BAD_REQUEST when empty,
 * UNSUPPORTED_MEDIA_TYPE otherwise.
 */
export async function mediaTypeOf(name: string, path: string): Promise<string> {
  const extension = extensionOf(name);
  if (!isExtension(extension)) {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", {
      message: `A file can be one of these: ${UPLOAD_EXTENSIONS.join(", ")}.`,
    });
  }
  const { mediaType, signature } = KINDS[extension];
  if (signature === null) await requireText(path);
  else if ((await signatureOf(path)) !== signature) throw otherwise(extension);
  return mediaType;
}

function isExtension(text: string): text is Extension {
  return Object.hasOwn(KINDS, text);
}

async function signatureOf(path: string): Promise<string | undefined> {
  // A file that ends within its own header is of no kind.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.mime;
}

async function requireText(path: string): Promise<void> {
  const bytes = await readFile(path);
  const text = decode(bytes);
  if (text === null || text.includes("\0") || (await signatureOf(path)) !== undefined) {
    throw new AppError("UNSUPPORTED_MEDIA_TYPE", { message: "The file is not plain text in UTF-8." });
  }
  if (text === "") throw emptyFile();
}

/** Returns the failure of a file without content. */
export function emptyFile(): AppError {
  return new AppError("BAD_REQUEST", { message: "The file is empty." });
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function otherwise(extension: Extension): AppError {
  return new AppError("UNSUPPORTED_MEDIA_TYPE", {
    message: `The content of the file is not that of a .${extension} file.`,
  });
}
