import { fold } from "../languages/fold.js";
import { detectLanguage } from "../languages/languages.js";
import { titleCore } from "../rules/title-core.js";
import type { JobRecord } from "./record.js";

/** The beginning of two descriptions by which they are compared, in characters. */
const COMPARED = 400;

/**
 * Returns the jobs of a list that differ; none where they are one job, in several places, in several languages, or told
 * several times.
 */
export function distinctJobs<Job>(jobs: readonly Job[], recordOf: (job: Job) => JobRecord): readonly Job[] {
  const known = new Set<string>();
  const distinct = jobs.filter((job) => {
    const { title = "", description = "" } = recordOf(job);
    const key = `${titleCore(title)}\n${fold(description.slice(0, COMPARED)).trim()}`;
    return known.size !== known.add(key).size;
  });
  const records = distinct.map(recordOf);
  const titles = new Set(records.map(({ title = "" }) => titleCore(title)));
  const isOne = titles.size < 2 || areTranslations(records.map(({ description = "" }) => detectLanguage(description)));
  return isOne ? [] : distinct;
}

/** Returns true when each text is in a language of its own, as one advert is in several. */
export function areTranslations(languages: readonly (string | null)[]): boolean {
  return languages.every((language) => language !== null) && new Set(languages).size === languages.length;
}
