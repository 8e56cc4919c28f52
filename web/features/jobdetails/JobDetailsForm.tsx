import { useCallback } from "react";
import { useT } from "../../lib/useT.js";
import { EXTRA_FIELDS, type FieldName } from "./fields.js";
import type { DraftAction, JobDraft } from "./jobDraft.js";
import { JobField } from "./JobField.js";
import { jobDetailsMessages } from "./messages.js";

interface JobDetailsFormProps {
  readonly draft: JobDraft;
  /** A stable function, and so is `onFocus`: a key renders its own field alone. */
  readonly onChange: (action: DraftAction) => void;
  readonly onFocus: (name: FieldName) => void;
}

/** The fields that share a row on wide screens. */
const ROWS: readonly (readonly FieldName[])[] = [
  ["jobTitle", "companyName"],
  ["location", "salary"],
  ["term", "referenceNumber"],
  ["publishedDate", "applicationDeadline"],
  ["jobDescription"],
  ["jobResponsibilities"],
  ["jobRequirements"],
  ["perksAndBenefits", "recruitmentAgency"],
];

/** The fields of a job (spec 2); the extra fields follow once one has a value. */
export function JobDetailsForm({ draft, onChange, onFocus }: JobDetailsFormProps) {
  const t = useT();
  const extras = EXTRA_FIELDS.filter((name) => draft.fields[name].value !== "" || draft.fields[name].found !== null);
  const edit = useCallback((field: FieldName, value: string) => onChange({ type: "edit", field, value }), [onChange]);
  const takeFound = useCallback((field: FieldName) => onChange({ type: "useFound", field }), [onChange]);
  const show = (name: FieldName) => (
    <JobField
      key={name}
      name={name}
      field={draft.fields[name]}
      wasRead={draft.readText !== null}
      onChange={edit}
      onUseFound={takeFound}
      onFocus={onFocus}
    />
  );
  return (
    <>
      {ROWS.map((names) => (
        <div key={names[0]} className="job-row" data-fields={names.length}>
          {names.map(show)}
        </div>
      ))}
      {extras.length > 0 && (
        <section className="job-extras" aria-label={t(jobDetailsMessages.alsoFound)}>
          <h3>{t(jobDetailsMessages.alsoFound)}</h3>
          <div className="job-row" data-fields={2}>
            {extras.map(show)}
          </div>
        </section>
      )}
    </>
  );
}
