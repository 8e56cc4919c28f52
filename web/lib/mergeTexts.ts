/** What becomes of a form whose record was changed elsewhere. */
export interface MergedTexts<Name extends string> {
  /** The fields that only they changed, with what they hold there; the form takes them. */
  readonly taken: Readonly<Partial<Record<Name, string>>>;
  /** The fields that both changed, and to something else: the person is asked. */
  readonly asked: readonly Name[];
}

/**
 * Merges three ways what a record held, what a person made of it, and what was saved elsewhere meanwhile. `theirs` holds
 * the fields that were changed there. What only the person changed stays, and is in neither part of the answer.
 */
export function mergeTexts<Name extends string>(
  base: Readonly<Record<string, string>>,
  mine: Readonly<Record<Name, string>>,
  theirs: Readonly<Partial<Record<Name, string>>>,
): MergedTexts<Name> {
  const taken: Partial<Record<Name, string>> = {};
  const asked: Name[] = [];
  // The keys of a record of fields are the names of the fields; those of `mine` stand in the order of the form.
  for (const name of Object.keys(mine) as Name[]) {
    const text = theirs[name];
    if (text === undefined || text === mine[name]) continue;
    if (mine[name] === base[name]) taken[name] = text;
    else asked.push(name);
  }
  return { taken, asked };
}
