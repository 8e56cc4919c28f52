import { componentMessages } from "../components/messages.js";
import { PlainPage } from "../components/PlainPage.js";
import { useT } from "../lib/useT.js";
import { appMessages as messages } from "./messages.js";
import { paths } from "../lib/paths.js";

interface ErrorScreenProps {
  /** The heading; `Error!` by default. */
  readonly title?: string;
  readonly message: string;
  readonly isEmbedded?: boolean;
  readonly onTryAgain?: () => void;
}

/** Shows that something failed, and what (spec 2); its links reload the page, so they work after any failure. */
export function ErrorScreen({ title, message, isEmbedded = false, onTryAgain }: ErrorScreenProps) {
  const t = useT();
  return (
    <PlainPage
      appName={t(messages.appName)}
      title={title ?? t(messages.error)}
      drawing={<BrokenLine />}
      isEmbedded={isEmbedded}
    >
      <p role="alert">{message}</p>
      <div className="row">
        {onTryAgain && (
          <button type="button" className="plain-button primary" onClick={onTryAgain}>
            {t(componentMessages.tryAgain)}
          </button>
        )}
        <a className={onTryAgain ? "plain-button" : "plain-button primary"} href={paths.dashboard}>
          {t(componentMessages.mainScreen)}
        </a>
        {window.history.length > 1 && (
          <button type="button" className="plain-button" onClick={() => window.history.back()}>
            {t(componentMessages.back)}
          </button>
        )}
      </div>
    </PlainPage>
  );
}

function BrokenLine() {
  return (
    <svg className="art" viewBox="0 0 360 70" width="360" aria-hidden>
      <path d="M0 36h140" className="b1 err" />
      <path d="M220 36h140" className="b2" />
      <circle cx="140" cy="36" r="12" className="l-st err" />
      <circle cx="220" cy="36" r="8" className="l-st soft" />
    </svg>
  );
}
