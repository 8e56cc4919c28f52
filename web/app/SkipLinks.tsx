import { useSkipTargets } from "../lib/skipTargets.js";
import { useT } from "../lib/useT.js";
import { appMessages as messages } from "./messages.js";

/**
 * Links for keyboards, unseen until they have the focus: past the frame, and to what the screen is there for. They stand
 * where the focus is when a page was loaded, and again behind the heading, where it is after every change of the screen.
 */
export function SkipLinks() {
  const t = useT();
  const targets = useSkipTargets();
  return (
    <>
      {targets.map(({ id, label, focus }) => (
        <button key={id} type="button" className="skip-link" onClick={focus}>
          {label}
        </button>
      ))}
      <a className="skip-link" href="#main">
        {t(messages.skip)}
      </a>
    </>
  );
}
