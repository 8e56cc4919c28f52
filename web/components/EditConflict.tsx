import { Alert, Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { readProblem } from "../lib/readProblem.js";
import type { Edited, FieldTexts, Versioned } from "../lib/useEdited.js";
import { useT } from "../lib/useT.js";
import { conflictMessages as messages } from "./conflictMessages.js";
import { SaveProblem } from "./SaveProblem.js";
import "./conflict.css";

interface EditConflictProps<Name extends string> {
  readonly edited: Edited<Versioned, Name>;
  /** What the form holds now. */
  readonly mine: FieldTexts<Name>;
  /** What the form calls its fields, in their order. */
  readonly labels: FieldTexts<Name>;
  /** Why the last save failed; undefined when none did. */
  readonly error: unknown;
  /** Puts into a field what was saved elsewhere. */
  readonly onTake: (values: Partial<FieldTexts<Name>>) => void;
}

/**
 * Stands above the first field of a form (see lib/useEdited) and tells what is wrong. When the record was changed
 * elsewhere it shows, field by field, what the person has and what was saved there, with the choice between the two;
 * it never writes over anything by itself. Every other failure of a save is told by SaveProblem.
 */
export function EditConflict<Name extends string>({ error, ...props }: EditConflictProps<Name>) {
  const { edited } = props;
  const hasFailed = error !== undefined && edited.base !== undefined && readProblem(error).code === "CONFLICT";
  return (
    <>
      {error !== undefined && !hasFailed && <SaveProblem error={error} />}
      {edited.isGone && <Gone />}
      {(edited.theirs !== undefined || hasFailed) && !edited.isGone && (
        // Another change elsewhere asks anew about every field.
        <Choices key={JSON.stringify(edited.theirs)} {...props} hasFailed={hasFailed} />
      )}
    </>
  );
}

function Gone() {
  const t = useT();
  return (
    <Alert
      className="form-note"
      type="warning"
      showIcon
      role="status"
      title={t(messages.gone)}
      description={t(messages.goneHint)}
    />
  );
}

type ChoicesProps<Name extends string> = Omit<EditConflictProps<Name>, "error"> & {
  /** A save was refused because of it; the notice then takes the focus. */
  readonly hasFailed: boolean;
};

function Choices<Name extends string>({ edited, mine, labels, hasFailed, onTake }: ChoicesProps<Name>) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState<ReadonlySet<Name>>(new Set());
  const theirs: Partial<FieldTexts<Name>> = edited.theirs ?? {};
  // The labels name every field of the form.
  const names = (Object.keys(labels) as Name[]).filter((name) => theirs[name] !== undefined && !settled.has(name));
  const open = names.filter((name) => theirs[name] !== mine[name]);
  useEffect(() => {
    if (hasFailed) box.current?.focus();
  }, [hasFailed]);
  const decide = (decided: readonly Name[]): void => {
    if (open.every((name) => decided.includes(name))) edited.settle();
    else setSettled(new Set([...settled, ...decided]));
    box.current?.focus();
  };
  const take = (taken: readonly Name[]): void => {
    const values: Partial<Record<Name, string>> = {};
    for (const name of taken) values[name] = theirs[name] ?? "";
    onTake(values);
    decide(taken);
  };
  if (open.length === 0 && !hasFailed) return null;
  return (
    <div ref={box} tabIndex={-1} className="conflict">
      <Alert
        key={hasFailed ? "failed" : "calm"}
        type={hasFailed ? "error" : "warning"}
        showIcon
        role={hasFailed ? "alert" : "status"}
        title={t(hasFailed ? messages.notSaved : messages.changed)}
        description={t(open.length === 0 ? messages.saveAgain : messages.choose)}
      />
      {open.length > 0 && (
        <>
          <ul className="conflict-fields">
            {open.map((name) => (
              <li key={name}>
                <b>{labels[name]}</b>
                <dl>
                  <Side label={t(messages.yours)} text={mine[name]} empty={t(messages.empty)} />
                  <Side label={t(messages.theirs)} text={theirs[name] ?? ""} empty={t(messages.empty)} />
                </dl>
                <div className="conflict-buttons">
                  <Button
                    size="small"
                    aria-label={t(messages.keepMineOf, { field: labels[name] })}
                    onClick={() => decide([name])}
                  >
                    {t(messages.keepMine)}
                  </Button>
                  <Button
                    size="small"
                    aria-label={t(messages.takeTheirsOf, { field: labels[name] })}
                    onClick={() => take([name])}
                  >
                    {t(messages.takeTheirs)}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          {open.length > 1 && (
            <div className="conflict-buttons is-all">
              <Button onClick={() => decide(open)}>{t(messages.keepAll)}</Button>
              <Button onClick={() => take(open)}>{t(messages.takeAll)}</Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Side({ label, text, empty }: { label: string; text: string; empty: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={text === "" ? "is-empty" : undefined}>{text === "" ? empty : text}</dd>
    </div>
  );
}
