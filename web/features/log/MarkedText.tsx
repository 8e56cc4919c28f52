/** Shows a text with every occurrence of the filter marked, upper and lower case alike. */
export function MarkedText({ text, filter }: { text: string; filter: string }) {
  if (filter === "") return text;
  // Split by what is searched for: every second part is a match.
  const parts = text.split(new RegExp(`(${filter.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")})`, "giu"));
  return parts.map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}
