import { Button } from "./controls/Button.js";
import { CloudAlert, RotateCw } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
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

/** The error in place of a list that could not be loaded, with the reason and a retry button; it retries, too, when the network is back. */
export function InlineError({ what, error, reassurance, isBusy = false, onTryAgain }: InlineErrorProps) {
  const t = useT();
  const problem = useReadProblem()(error);
  const isOnline = useOnline();
  // Queries are asked again by lib/retryFailed; this is for what is loaded in another way.
  const retry = useEffectEvent(() => {
    if (problem.code === "NETWORK") onTryAgain();
  });
  useEffect(() => {
    const again = (): void => retry();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    // The list may take its place while the focus is on the button: it stays on the screen, and is not lost.
    return () => {
      if (own?.contains(document.activeElement)) own.parentElement?.closest<HTMLElement>("[tabindex]")?.focus();
    };
  }, []);
  return (
    <div ref={box} className="failed" role="alert">
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
