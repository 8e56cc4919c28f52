import { anyOf } from "../languages/all-words.js";
import { SHARING_SITES } from "../languages/names.js";
import { foldedPattern, fold } from "../languages/fold.js";

// Lines that belong to a page's navigation, whole lines only; pasted pages contain them.
const NAVIGATION = foldedPattern(`^(?:${anyOf("navigation")}|${SHARING_SITES})[.!>→›»]*$`);

const MENU_GAP = /\t+|\s{2,}|\s+[|·•>›»/]\s+|\s*[♡☆★]\s*/u;

/** Returns true when a line is navigation (a button, a menu entry or a row of them) rather than part of an advert. */
export function isNavigation(line: string): boolean {
  if (line.length > 160) return false;
  const entries = line.split(MENU_GAP).filter((entry) => entry.trim() !== "");
  const known = entries.filter((entry) => entry.length <= 60 && NAVIGATION.test(fold(entry).trim())).length;
  const isTrail = /^[^>›»]{2,30}\s[>›»]\s/u.test(line) && NAVIGATION.test(fold(entries[0] ?? "").trim());
  return isTrail || (known > 0 && known >= entries.length * 0.6);
}

const OTHER_JOBS = foldedPattern(`^(?:${anyOf("otherJobs")})[:.!…]*$`);

/** Returns true when a line announces a list of other jobs, which ends the advert. */
export function announcesOtherJobs(line: string): boolean {
  return line.length <= 70 && OTHER_JOBS.test(fold(line).trim());
}
