import { useEffect, useEffectEvent } from "react";
import { useIntl } from "react-intl";
import { mergeTexts } from "../lib/mergeTexts.js";
import { notify } from "../lib/notify.js";
import type { Edited, FieldTexts, Versioned } from "../lib/useEdited.js";
import { useT } from "../lib/useT.js";
import { conflictMessages as messages } from "./conflictMessages.js";

/** A form, and what happened to it. */
export interface MergeProps<Name extends string> {
  readonly edited: Edited<Versioned, Name>;
  /** What the form holds now. */
  readonly mine: FieldTexts<Name>;
  /** What the form calls its fields, in their order. */
  readonly labels: FieldTexts<Name>;
  /** The version that the last save was refused for; undefined when none was. */
  readonly refused: number | undefined;
  /** Puts into fields what was saved elsewhere. */
  readonly onTake: (values: Partial<FieldTexts<Name>>) => void;
  /** Saves what the form holds, with the version that is known now. */
  readonly onSaveAgain: () => void;
}

/**
 * Takes into a form what only others changed, and says so; where that is all, a save that was refused goes on by itself.
 * `isToGoOn`: a save was
 * refused, and the person was asked nothing since. Gives the fields that both changed, which only they can decide.
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
