import { Alert } from "./controls/Alert.js";
import { Button } from "./controls/Button.js";
import { useEffect, useRef, useState } from "react";
import { withLineEnds } from "../lib/lineEnds.js";
import { readProblem } from "../lib/readProblem.js";
import type { FieldTexts } from "../lib/useEdited.js";
import { useT } from "../lib/useT.js";
import { conflictMessages as messages } from "./conflictMessages.js";
import { SaveProblem } from "./SaveProblem.js";
import { useMerge, type MergeProps } from "./useMerge.js";
import "./conflict.css";

interface EditConflictProps<Name extends string> extends MergeProps<Name> {
  /** The error of the last save; undefined when it did not fail. */
  readonly error: unknown;
}

/**
 * The notice above the first field of a form (see lib/useEdited). When the record was changed elsewhere, the form takes
 * the fields changed only there, and for each field changed on both sides the notice shows the user's value and the one
 * saved there, with a choice between the two. SaveProblem shows every other failure of a save.
 */
export function EditConflict<Name extends string>({ error, ...props }: EditConflictProps<Name>) {
  const { edited, refused } = props;
  const hasFailed = error !== undefined && edited.base !== undefined && readProblem(error).code === "CONFLICT";
  const [decidedAfter, setDecidedAfter] = useState<unknown>();
  const isToGoOn = hasFailed && decidedAfter !== error;
  const asked = useMerge(props, isToGoOn);
  // A save that is repeated automatically is not shown as a failure; after a choice the user saves again.
  const isStuck = hasFailed && (!isToGoOn || edited.theirs !== undefined || edited.version === refused);
  return (
    <>
      {error !== undefined && !hasFailed && <SaveProblem error={error} />}
      {edited.isGone && <Gone />}
      {(asked.length > 0 || isStuck) && !edited.isGone && (
        <Choices {...props} asked={asked} hasFailed={hasFailed} onDecide={() => setDecidedAfter(error)} />
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

      role="status"
      title={t(messages.gone)}
      description={t(messages.goneHint)}
    />
  );
}

interface ChoicesProps<Name extends string> extends MergeProps<Name> {
  readonly asked: readonly Name[];
  /** A save was refused because of the conflict; the notice then takes the focus. */
  readonly hasFailed: boolean;
  readonly onDecide: () => void;
}

function Choices<Name extends string>(props: ChoicesProps<Name>) {
  const { edited, mine, labels, asked, hasFailed, onTake, onDecide } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const theirs: Partial<FieldTexts<Name>> = edited.theirs ?? {};
  useEffect(() => {
    if (hasFailed) box.current?.focus();
  }, [hasFailed]);
  const decide = (decided: readonly Name[]): void => {
    onDecide();
    edited.settle(decided);
    box.current?.focus();
  };
  const take = (taken: readonly Name[]): void => {
    const values: Partial<Record<Name, string>> = {};
    for (const name of taken) values[name] = theirs[name] ?? "";
    onTake(values);
    decide(taken);
  };
  return (
    <div ref={box} tabIndex={-1} className="conflict">
      <Alert
        key={hasFailed ? "failed" : "calm"}
        type={hasFailed ? "error" : "warning"}

        role={hasFailed ? "alert" : "status"}
        title={t(hasFailed ? messages.notSaved : messages.changed)}
        description={t(asked.length === 0 ? messages.saveAgain : messages.choose)}
      />
      {asked.length > 0 && (
        <>
          <ul className="conflict-fields">
            {asked.map((name) => (
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
          {asked.length > 1 && (
            <div className="conflict-buttons is-all">
              <Button onClick={() => decide(asked)}>{t(messages.keepAll)}</Button>
              <Button onClick={() => take(asked)}>{t(messages.takeAll)}</Button>
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
      {/* A long text scrolls, also by keyboard. */}
      <dd className={text === "" ? "is-empty" : undefined} tabIndex={0}>
        {text === "" ? empty : withLineEnds(text)}
      </dd>
    </div>
  );
}
