import type { Edited, FieldTexts, Versioned } from "../lib/useEdited.js";
import { tableOf } from "../lib/tableOf.js";
import { namesOf } from "../lib/textFields.js";
import { EditConflict } from "./EditConflict.js";

interface ConflictInWordsProps<Name extends string> {
  readonly edited: Edited<Versioned, Name>;
  /** What the form has, as it is stored. */
  readonly values: FieldTexts<Name>;
  /** The labels of the fields, in their order. */
  readonly labels: FieldTexts<Name>;
  /** Writes a stored value as a person reads it. */
  readonly words: (name: Name, value: string) => string;
  readonly error: unknown;
  readonly refused: number | undefined;
  /** Sets fields to the values saved elsewhere, as they are stored. */
  readonly onTake: (values: Partial<FieldTexts<Name>>) => void;
  readonly onSaveAgain: () => void;
}

/** `EditConflict` for fields whose stored values are no words, such as a day or a choice. */
export function ConflictInWords<Name extends string>(props: ConflictInWordsProps<Name>) {
  const { edited, values, labels, words, onTake, ...rest } = props;
  const { theirs, seen } = edited;
  const names = namesOf(labels);
  const changed = names.filter((name) => theirs !== undefined && name in theirs);
  const inWords: Edited<Versioned, Name> = {
    ...edited,
    seen: seen && { ...seen, texts: tableOf(names.map((name) => [name, words(name, seen.texts[name] ?? "")])) },
    theirs: theirs && tableOf(changed.map((name) => [name, words(name, theirs[name] ?? "")])),
  };
  return (
    <EditConflict
      {...rest}
      edited={inWords}
      mine={tableOf(names.map((name) => [name, words(name, values[name])]))}
      labels={labels}
      onTake={(taken) =>
        onTake(tableOf(changed.filter((name) => name in taken).map((name) => [name, theirs?.[name] ?? ""])))
      }
    />
  );
}
