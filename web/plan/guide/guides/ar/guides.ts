import type { GuideTranslation } from "../../loadGuides.js";
import { accepting } from "./accepting.js";
import { applying } from "./applying.js";
import { interviewing } from "./interviewing.js";
import { preparing } from "./preparing.js";
import { wholeHunt } from "./wholeHunt.js";

export { letterWords } from "./letterWords.js";

/** The guides in Arabic. */
export const guides = {
  ...preparing,
  ...applying,
  ...interviewing,
  ...accepting,
  ...wholeHunt,
} as const satisfies GuideTranslation;
