import { InlineError } from "../../components/InlineError.js";
import { componentMessages } from "../../components/messages.js";
import { Screen } from "../../components/Screen.js";
import { useIsLate } from "../../lib/useIsLate.js";
import { useT } from "../../lib/useT.js";
import { sheetMessages as messages } from "./messages.js";
import "./huntsheet.css";

interface SheetLoadingProps {
  /** Undefined while it is loading. */
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onTryAgain: () => void;
}

/** The hunt sheet before it is there: its shape after a while, or why it could not be loaded. */
export function SheetLoading({ error, isBusy, onTryAgain }: SheetLoadingProps) {
  const t = useT();
  if (error === undefined) return <Bones />;
  return (
    <Screen
      welcome={t(messages.what)}
      description={undefined}
      isDescriptionOpen={false}
      onDescriptionToggle={() => undefined}
    >
      <InlineError what={t(messages.what)} error={error} isBusy={isBusy} onTryAgain={onTryAgain} />
    </Screen>
  );
}

function Bones() {
  const t = useT();
  const isShown = useIsLate();
  return (
    <div className="screen-column sheet-bones" role="status">
      {isShown && (
        <>
          <p className="unseen">{t(componentMessages.loading)}</p>
          <div aria-hidden>
            {["title", "line", "box", "path", "strip", "facts", "facts"].map((part, place) => (
              <span key={place} className={`bone is-${part}`} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
