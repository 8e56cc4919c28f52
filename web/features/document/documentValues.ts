import { textFields } from "../../lib/textFields.js";
import type { DocumentCard_DocumentFragment } from "../../operations.generated.js";

/** A document as the list knows it. */
export type DocumentCardData = DocumentCard_DocumentFragment;

/** What the document form holds and saves. */
export const documentFields = textFields("type", "name", "source", "description");

/** What the document form holds and saves, by its names. */
export type DocumentValues = typeof documentFields.empty;

/** What of a document is compared with what was saved elsewhere; the address of an uploaded file is another in each answer. */
export function comparedValues(document: DocumentCardData): DocumentValues {
  const values = documentFields.textsOf(document);
  return document.file ? { ...values, source: "" } : values;
}

/** Tells whether a source can be opened (spec 5: it parses as a URL), and only by a browser's own safe ways. */
export function canPreview(source: string | null): source is string {
  if (source === null || !URL.canParse(source)) return false;
  return /^https?:$/.test(new URL(source).protocol);
}
