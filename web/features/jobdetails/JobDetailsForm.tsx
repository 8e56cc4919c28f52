import { useCallback, useEffect, useRef, useState } from "react";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import { useT } from "../../lib/useT.js";
import { EXTRA_FIELDS, type FieldName } from "./fields.js";
import type { DraftAction, JobDraft } from "./jobDraft.js";
import { JobField } from "./JobField.js";
import { jobDetailsMessages } from "./messages.js";
import { missingFields, namesNoEmployer } from "./missingFields.js";
import { NotInAdvert } from "./NotInAdvert.js";

interface JobDetailsFormProps {
  readonly draft: JobDraft;
  /** The advert is being read: fields that are empty may be filled. */
  readonly isReading: boolean;
  /** A stable function, and so is `onFocus`: a key renders its own field alone. */
  readonly onChange: (action: DraftAction) => void;
  readonly onFocus: (name: FieldName) => void;
}

/** The fields that share a row on wide screens: first what an advert is judged by, then its texts. */
const FACTS: readonly (readonly FieldName[])[] = [
  ["jobTitle", "companyName"],
  ["location", "salary"],
  ["term", "applicationDeadline", "publishedDate"],
];
const TEXTS: readonly (readonly FieldName[])[] = [
  ["jobDescription"],
  ["jobResponsibilities"],
  ["jobRequirements"],
  ["perksAndBenefits"],
  ["referenceNumber", "recruitmentAgency"],
];

/**
 * The fields of a job (spec 2), all of them before an advert is read. Afterwards those that it does not have are named in
 * one line, from which each can be taken into its place; the extra fields follow once one has a value.
 */
export function JobDetailsForm({ draft, isReading, onChange, onFocus }: JobDetailsFormProps) {
  const t = useT();
  const form = useRef<HTMLDivElement>(null);
  const [showsAll = false, setShowsAll] = useLocalStorageState("allJobFields");
  /** The fields that the person went to: none of them goes away under their hands. */
  const [visited, setVisited] = useState<ReadonlySet<FieldName>>(new Set());
  /** The field that was taken into its place last, and gets the focus once it is drawn. */
  const [taken, setTaken] = useState<FieldName | null>(null);
  useEffect(() => {
    if (taken !== null)
      form.current?.querySelector<HTMLElement>(`[data-field="${taken}"] :is(input, textarea)`)?.focus();
  }, [taken]);
  const missing = missingFields(draft).filter((name) => !visited.has(name));
  const extras = EXTRA_FIELDS.filter((name) => draft.fields[name].value !== "" || draft.fields[name].found !== null);
  const edit = useCallback((field: FieldName, value: string) => onChange({ type: "edit", field, value }), [onChange]);
  const takeFound = useCallback((field: FieldName) => onChange({ type: "useFound", field }), [onChange]);
  const visit = useCallback(
    (name: FieldName) => {
      setVisited((before) => (before.has(name) ? before : new Set([...before, name])));
      onFocus(name);
    },
    [onFocus],
  );
  const take = (name: FieldName): void => {
    setTaken(name);
    visit(name);
  };
  const show = (name: FieldName) => (
    <JobField
      key={name}
      name={name}
      field={draft.fields[name]}
      wasRead={draft.readText !== null}
      isAwaited={isReading && draft.fields[name].value === ""}
      onChange={edit}
      onUseFound={takeFound}
      onFocus={visit}
    />
  );
  const showRow = (names: readonly FieldName[]) => {
    const drawn = showsAll ? names : names.filter((name) => !missing.includes(name));
    return (
      drawn.length > 0 && (
        <div key={names[0]} className="job-row" data-fields={drawn.length}>
          {drawn.map(show)}
        </div>
      )
    );
  };
  return (
    <div ref={form}>
      {FACTS.map(showRow)}
      {missing.length > 0 && (
        <NotInAdvert
          names={missing}
          asksForEmployer={namesNoEmployer(draft)}
          showsAll={showsAll}
          onTake={take}
          onShowAll={setShowsAll}
        />
      )}
      {TEXTS.map(showRow)}
      {extras.length > 0 && (
        <section className="job-extras" aria-label={t(jobDetailsMessages.alsoFound)}>
          <h3>{t(jobDetailsMessages.alsoFound)}</h3>
          <div className="job-row" data-fields={2}>
            {extras.map(show)}
          </div>
        </section>
      )}
    </div>
  );
}
