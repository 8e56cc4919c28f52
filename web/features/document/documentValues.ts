import { textFields } from "../../lib/textFields.js";
import type { DocumentCard_DocumentFragment } from "./document.generated.js";

export type DocumentCardData = DocumentCard_DocumentFragment;

/** The text fields of the document form. */
export const documentFields = textFields("type", "name", "source", "description");

/** The values of the document form, by field name. */
export type DocumentValues = typeof documentFields.empty;

/**
 * Returns the fields that are compared with a version saved elsewhere; the address of an uploaded file differs in each
 * response, so it is left out.
 */
export function comparedValues(document: DocumentCardData): DocumentValues {
  const values = documentFields.textsOf(document);
  return document.file ? { ...values, source: "" } : values;
}
