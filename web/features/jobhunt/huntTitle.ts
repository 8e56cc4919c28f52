import { truncate } from "../../lib/truncate.js";
import type { JobHunt } from "../../plan/step/optimistic.js";

/** What a card says of which job it is. */
export interface HuntTitle {
  /** The job title of the captured advert, else the name of the hunt; whole. */
  readonly title: string;
  /** The name of the hunt, cut; null where the title says the same words, uncut. */
  readonly ownName: string | null;
}

/** Returns the title of a hunt's card, and its name, which has at most `max` characters there. */
export function huntTitle({ name, jobTitle }: Pick<JobHunt, "name" | "jobTitle">, max: number): HuntTitle {
  const title = jobTitle?.trim() ? jobTitle : name;
  const ownName = truncate(name, max);
  const isSaid = ownName === name && wordsOf(name) === wordsOf(title);
  return { title, ownName: isSaid ? null : ownName };
}

function wordsOf(text: string): string {
  return text.trim().toLocaleLowerCase().split(/\s+/u).join(" ");
}
