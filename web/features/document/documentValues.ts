import type { DocumentCardData } from "./useDocuments.js";

/** What the document form holds and saves. */
export interface DocumentValues {
  readonly type: string;
  readonly name: string;
  readonly source: string;
  readonly description: string;
}

/** An empty form. */
export const emptyDocument: DocumentValues = { type: "", name: "", source: "", description: "" };

/** What the form of a document starts from. */
export function documentValues({ name, type, source, description }: DocumentCardData): DocumentValues {
  return { name, type: type ?? "", source: source ?? "", description: description ?? "" };
}

/** What of a document is compared with what was saved elsewhere; the address of an uploaded file is another in each answer. */
export function comparedValues(document: DocumentCardData): DocumentValues {
  const values = documentValues(document);
  return document.file ? { ...values, source: "" } : values;
}

/** Tells whether a source can be opened (spec 5: it parses as a URL), and only by a browser's own safe ways. */
export function canPreview(source: string | null): source is string {
  if (source === null || !URL.canParse(source)) return false;
  return /^https?:$/.test(new URL(source).protocol);
}
