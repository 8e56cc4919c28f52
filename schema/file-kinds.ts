/** The kinds of files that can be uploaded, for server and client. It imports nothing but the list of extensions. */
import { UPLOAD_EXTENSIONS } from "./limits.js";

/** The usual extension of a file that can be uploaded. */
export type FileExtension = (typeof UPLOAD_EXTENSIONS)[number];

const OFFICE = "application/vnd.openxmlformats-officedocument";

/** The media type of each kind. */
export const MEDIA_TYPE_OF: Readonly<Record<FileExtension, string>> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: `${OFFICE}.wordprocessingml.document`,
  odt: "application/vnd.oasis.opendocument.text",
  pages: "application/vnd.apple.pages",
  rtf: "application/rtf",
  txt: "text/plain",
  md: "text/markdown",
  csv: "text/csv",
  html: "text/html",
  mhtml: "multipart/related",
  eml: "message/rfc822",
  msg: "application/vnd.ms-outlook",
  ics: "text/calendar",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  heic: "image/heic",
  heif: "image/heif",
  avif: "image/avif",
  pptx: `${OFFICE}.presentationml.presentation`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
};

/** Further extensions under which programs save the same kinds. */
const OTHER_EXTENSIONS: Readonly<Record<string, FileExtension>> = {
  htm: "html",
  mht: "mhtml",
  markdown: "md",
  text: "txt",
  jfif: "jpg",
  jpe: "jpg",
  hif: "heif",
};

/** The kinds without a signature: their content is text, and only the name says which one it is. */
export const TEXT_KINDS: ReadonlySet<FileExtension> = new Set(["txt", "md", "csv", "html", "mhtml", "eml", "ics"]);

/** The pictures that browsers show. */
const SHOWN_PICTURES: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/webp", "image/avif"]);

/** Returns true for the media type of a picture that browsers show; they do not show HEIC and HEIF. */
export function isShownPicture(mediaType: string): boolean {
  return SHOWN_PICTURES.has(mediaType);
}

/** Returns the kind that an extension, without its dot and in any case, stands for; undefined for any other. */
export function kindOfExtension(extension: string): FileExtension | undefined {
  const name = extension.toLowerCase();
  return (
    UPLOAD_EXTENSIONS.find((known) => known === name) ??
    (Object.hasOwn(OTHER_EXTENSIONS, name) ? OTHER_EXTENSIONS[name] : undefined)
  );
}

/**
 * Returns the extension of a file by its content: that of its name where it stands for this media type, else the usual
 * one. Undefined for a media type that no kind has.
 */
export function extensionFor(mediaType: string, extension: string): string | undefined {
  const named = kindOfExtension(extension);
  if (named !== undefined && familyOf(MEDIA_TYPE_OF[named]) === familyOf(mediaType)) return extension;
  return UPLOAD_EXTENSIONS.find((known) => MEDIA_TYPE_OF[known] === mediaType);
}

/** Returns a media type; that of HEIC for HEIF, because each is saved under the extensions of both. */
function familyOf(mediaType: string): string {
  return mediaType === MEDIA_TYPE_OF.heif ? MEDIA_TYPE_OF.heic : mediaType;
}
