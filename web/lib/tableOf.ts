/** Makes a table of its rows: a key and what stands under it. */
export function tableOf<K extends string, V>(rows: readonly (readonly [K, V])[]): Readonly<Record<K, V>> {
  return Object.fromEntries(rows) as Record<K, V>; // fromEntries forgets the keys' own type
}
