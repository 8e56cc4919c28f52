import { anyOf } from "./all-words.js";
const PLACEHOLDER = new RegExp(
  String.raw`^(?:${anyOf("placeholders")}|-+|\.+|\?+|string|\[[^\]]{0,40}\]|\{[^}]{0,40}\}|<[^<>]{0,40}>|x{3,}|lorem ipsum.*|0|0\.0+|select.*)$`,
  "i",
);

/** Returns true when a value means "nothing given". */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value.trim());
}
