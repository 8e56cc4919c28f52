/**
 * The maximum length of the name of a stored file, in characters; a longer one loses its middle part, never its
 * extension.
 */
const NAME_MAX = 150;

// Controls, half characters, and marks that turn the direction of writing or cannot be seen.
const UNSEEN = /[\p{Cc}\p{Cs}\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;
const EXTENSION = /\.([^.]{1,10})$/;

/**
 * Returns the name of a file as it can be shown: no folders, no invisible characters, no leading dots or dashes; empty
 * when nothing is left.
 */
export function cleanFileName(name: string): string {
  const last = name.normalize("NFC").replace(/^.*[\\/]/s, "");
  const clean = last
    .replace(UNSEEN, "")
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
