import { withoutControls, withoutMarks } from "../../schema/invisible-marks.js";

/**
 * The maximum length of the name of a stored file, in characters; a longer one loses its middle part, never its
 * extension.
 */
const NAME_MAX = 150;

const EXTENSION = /\.([^.]{1,10})$/;

/**
 * Returns the name of a file as it can be shown: no folders, no controls and invisible marks, no leading dots or dashes; empty
 * when nothing is left.
 */
export function cleanFileName(name: string): string {
  const last = name.normalize("NFC").replace(/^.*[\\/]/s, "");
  const clean = withoutMarks(withoutControls(last))
    .replace(/\s+/g, " ")
    .replace(/^[\s.-]+|\s+$/g, "");
  const characters = [...clean];
  if (characters.length <= NAME_MAX) return clean;
  const ending = EXTENSION.exec(clean)?.[0] ?? "";
  return characters.slice(0, NAME_MAX - [...ending].length).join("") + ending;
}

/** Returns the extension of a name, in lower case and without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  return EXTENSION.exec(name)?.[1]?.toLowerCase() ?? "";
}
