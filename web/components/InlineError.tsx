import { Button } from "./controls/Button.js";
import { CloudAlert, RotateCw } from "lucide-react";
import { useOnline } from "../lib/useOnline.js";
import { useReadProblem } from "../lib/useReadProblem.js";
import { useT } from "../lib/useT.js";
import { Icon } from "./Icon.js";
import { componentMessages as messages } from "./messages.js";
import "./states.css";

interface InlineErrorProps {
  /** The name of the failed list, e.g. `Companies`. */
  readonly what: string;
  readonly error: unknown;
  /** Shown in place of "The server did not answer". */
  readonly reassurance?: string;
  readonly isBusy?: boolean;
  readonly onTryAgain: () => void;
}

/** The error in place of a list that could not be loaded, with the reason and a retry button. */
export function InlineError({ what, error, reassurance, isBusy = false, onTryAgain }: InlineErrorProps) {
  const t = useT();
  const problem = useReadProblem()(error);
  const isOnline = useOnline();
  return (
    <div className="failed" role="alert">
      <Icon of={CloudAlert} size={22} />
      <div>
        <b>{t(messages.notLoaded, { what })}</b>
        <span>
          {problem.message ?? (isOnline ? (reassurance ?? t(messages.noAnswer)) : t(messages.notStored))}
        </span>{" "}
        {problem.reference && <span>{t(messages.reference, { reference: problem.reference })}</span>}
      </div>
      <Button icon={<Icon of={RotateCw} />} loading={isBusy} onClick={onTryAgain}>
        {t(messages.tryAgain)}
      </Button>
    </div>
  );
}
