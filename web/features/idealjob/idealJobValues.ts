import { textFields } from "../../lib/textFields.js";
import type { IdealJobCard_IdealJobFragment } from "../../operations.generated.js";

/** An ideal job as the list knows it. */
export type IdealJobCardData = IdealJobCard_IdealJobFragment;

/** What the ideal job form holds and saves. */
export const idealJobFields = textFields("name", "description");
