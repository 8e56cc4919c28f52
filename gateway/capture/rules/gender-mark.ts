import { anyOf } from "../languages/all-words.js";

/** "(m/w/d)", "H/F", "(f/m/x)": a mark that only job titles have. */
export const GENDER_MARK = new RegExp(
  String.raw`\(?\s*(?<![\p{L}\p{N}])(?:[mwfdhxdv]\s?[/|*:]\s?[mwfdhxv](?:\s?[/|*:]\s?(?:[mwfdxvia]|${anyOf("genderThirds")}))?|${anyOf("genderMarks")})(?![\p{L}\p{N}])\s*\)?`,
  "iu",
);
