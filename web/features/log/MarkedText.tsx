import { splitAtWords } from "./logWords.js";

/** Shows a text with each word of the filter marked at each occurrence, in upper and lower case. */
export function MarkedText({ text, filter }: { text: string; filter: string }) {
  return splitAtWords(text, filter).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}
