import { EditConflict } from "../../components/EditConflict.js";
import type { Edited, Versioned } from "../../lib/useEdited.js";
import { useT } from "../../lib/useT.js";
import { fieldLabels } from "./fieldMessages.js";
import { FIELD_NAMES } from "./fields.js";
import { draftTexts, eachField, type DraftAction, type JobDraft, type TextName } from "./jobDraft.js";
import { jobDetailsMessages } from "./messages.js";

interface JobConflictProps {
  readonly edited: Edited<Versioned, TextName>;
  readonly draft: JobDraft;
  /** The error of the last Done; undefined when it did not fail. */
  readonly error: unknown;
  /** The version with which the last Done was refused; undefined when none was. */
  readonly refused: number | undefined;
  readonly onDone: () => void;
  readonly onChange: (action: DraftAction) => void;
}

/**
 * Shows above the advert and the fields why Done failed, and offers a choice per field where the details were saved
 * elsewhere.
 */
export function JobConflict({ edited, draft, error, refused, onDone, onChange }: JobConflictProps) {
  const t = useT();
  const labels = { ...eachField((name) => t(fieldLabels[name])), advert: t(jobDetailsMessages.advert) };
  return (
    <EditConflict
      edited={edited}
      mine={draftTexts(draft)}
      labels={labels}
      error={error}
      refused={refused}
      onSaveAgain={onDone}
      onTake={({ advert, ...taken }) => {
        if (advert !== undefined) onChange({ type: "advert", text: advert });
        for (const field of FIELD_NAMES) {
          const value = taken[field];
          if (value !== undefined) onChange({ type: "edit", field, value });
        }
      }}
    />
  );
}
