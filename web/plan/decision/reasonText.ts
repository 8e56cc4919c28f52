/** Returns a reason with one more; it stays as it is where it names that one already. */
export function withReason(reason: string, more: string): string {
  const text = reason.trim();
  if (text === "") return more;
  return text.includes(more) ? text : `${text}, ${more}`;
}
