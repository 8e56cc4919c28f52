import { Alert } from "./controls/Alert.js";
import { useEffect, useRef } from "react";
import { useReadProblem } from "../lib/useReadProblem.js";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";

interface SaveProblemProps {
  readonly error: unknown;
  /** The reason, where the form has a better one than the server. */
  readonly words?: string | undefined;
}

/** The notice above the first field when a save failed: it shows the reason, and takes the focus. */
export function SaveProblem({ error, words }: SaveProblemProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  const problem = useReadProblem()(error);
  return (
    <div ref={box} tabIndex={-1} className="save-problem">
      <Alert
        type="error"

        role="alert"
        title={words ?? problem.message ?? t(messages.notSaved)}
        description={
          (problem.fields.length > 0 || problem.reference) && (
            <>
              {problem.fields.map((fault) => (
                <p key={fault.field + fault.message}>{fault.message}</p>
              ))}
              {problem.reference && <p>{t(messages.reference, { reference: problem.reference })}</p>}
            </>
          )
        }
      />
    </div>
  );
}
