/** Returns an object of the given keys and values. */
export function tableOf<K extends string, V>(rows: readonly (readonly [K, V])[]): Readonly<Record<K, V>> {
  return Object.fromEntries(rows) as Record<K, V>; // fromEntries drops the type of the keys
}
