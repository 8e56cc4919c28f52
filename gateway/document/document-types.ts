import type { RecordType } from "../record/record.types.js";

/** The built-in types, which every person has. */
export const DOCUMENT_TYPES: readonly RecordType[] = [
  { id: "cv", name: "CV", isBuiltIn: true },
  { id: "cover-letter", name: "Cover letter", isBuiltIn: true },
  { id: "certificate", name: "Certificate", isBuiltIn: true },
  { id: "reference", name: "Reference", isBuiltIn: true },
  { id: "portfolio", name: "Portfolio", isBuiltIn: true },
  { id: "contract", name: "Contract", isBuiltIn: true },
];
