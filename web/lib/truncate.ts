import { NAME_CUT } from "../../schema/limits.js";

/**
 * Returns a text cut to exactly `max` characters with an ellipsis (spec 9), or unchanged when it is not longer; show
 * the whole text in `title`.
 */
export function truncate(text: string, max: number): string {
  // By code point, so that a cut never leaves half an emoji.
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max).join("")}…`;
}

/** The maximum characters of a name on an open and on a collapsed card (spec 9). */
export const nameCuts = {
  entity: { open: NAME_CUT.open, collapsed: NAME_CUT.closed },
  idealJob: { open: NAME_CUT.idealJob, collapsed: NAME_CUT.idealJob },
  jobHunt: { open: NAME_CUT.huntOpen, collapsed: NAME_CUT.huntClosed },
} as const;
