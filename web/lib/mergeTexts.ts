/** The result of merging a form with a record that was changed elsewhere. */
export interface MergedTexts<Name extends string> {
  /** The fields changed only elsewhere, with their values there; the form takes them. */
  readonly taken: Readonly<Partial<Record<Name, string>>>;
  /** The fields changed on both sides to different values: the user is asked. */
  readonly asked: readonly Name[];
}

/**
 * Returns the three-way merge of a record's original texts, the user's, and those saved elsewhere meanwhile. `theirs`
 * has the fields changed elsewhere. A field changed only by the user stays, and is in neither part of the result.
 */
export function mergeTexts<Name extends string>(
  base: Readonly<Record<string, string>>,
  mine: Readonly<Record<Name, string>>,
  theirs: Readonly<Partial<Record<Name, string>>>,
): MergedTexts<Name> {
  const taken: Partial<Record<Name, string>> = {};
  const asked: Name[] = [];
  // The keys of a record of fields are the names of the fields; those of `mine` are in the order of the form.
  for (const name of Object.keys(mine) as Name[]) {
    const text = theirs[name];
    if (text === undefined || text === mine[name]) continue;
    if (mine[name] === base[name]) taken[name] = text;
    else asked.push(name);
  }
  return { taken, asked };
}
