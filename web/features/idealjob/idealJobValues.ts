import { textFields } from "../../lib/textFields.js";
import type { IdealJobCard_IdealJobFragment } from "./idealjob.generated.js";

export type IdealJobCardData = IdealJobCard_IdealJobFragment;

/** The text fields of the ideal job form. */
export const idealJobFields = textFields("name", "description");
