import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { mergeTexts } from "../lib/mergeTexts.js";
import { notify } from "../lib/notify.js";
import type { Edited, FieldTexts, Versioned } from "../lib/useEdited.js";
import { useT } from "../lib/useT.js";
import { conflictMessages as messages } from "./conflictMessages.js";

export interface MergeProps<Name extends string> {
  readonly edited: Edited<Versioned, Name>;
  /** The current values of the form. */
  readonly mine: FieldTexts<Name>;
  /** The labels of the fields, in their order. */
  readonly labels: FieldTexts<Name>;
  /** The version with which the last save was refused; undefined when none was. */
  readonly refused: number | undefined;
  /** Sets fields to the values saved elsewhere. */
  readonly onTake: (values: Partial<FieldTexts<Name>>) => void;
  /** Saves the form with the version that is known now. */
  readonly onSaveAgain: () => void;
}

/**
 * Takes fields changed only elsewhere into a form, with a toast; where those are all changes, a refused save is
 * repeated. `isToGoOn`: a save was refused, and the user was asked nothing since. Returns the fields changed on both
 * sides, which only the user can decide.
 */
export function useMerge<Name extends string>(props: MergeProps<Name>, isToGoOn: boolean): readonly Name[] {
  const { edited, mine, labels, refused, onTake, onSaveAgain } = props;
  const t = useT();
  const intl = useIntl();
  const theirs: Partial<FieldTexts<Name>> = edited.theirs ?? {};
  const { taken, asked } = mergeTexts(edited.seen?.texts ?? {}, mine, theirs);
  // The keys of a record of fields are the names of the fields.
  const takenNames = Object.keys(taken) as Name[];
  const settled = (Object.keys(theirs) as Name[]).filter((name) => !asked.includes(name)); // as above
  const settle = useEffectEvent(() => {
    if (takenNames.length > 0) {
      onTake(taken);
      notify(t(messages.merged, { fields: intl.formatList(takenNames.map((name) => labels[name])) }));
    }
    edited.settle(settled);
  });
  const saveAgain = useEffectEvent(onSaveAgain);
  const isOpen = settled.length > 0 && !edited.isGone;
  const isToSave = isToGoOn && edited.theirs === undefined && edited.version !== refused && !edited.isGone;
  useEffect(() => {
    if (isOpen) settle();
  }, [isOpen]);
  useEffect(() => {
    if (isToSave) saveAgain();
  }, [isToSave]);
  return asked;
}
