import { useSkipTargets } from "../lib/skipTargets.js";
import { useT } from "../lib/useT.js";
import { appMessages as messages } from "./messages.js";

/**
 * Links for keyboards, hidden until focused: past the layout, and to the main element of the screen. They are the first
 * focusable elements of the page, and are repeated after the heading, which has the focus after each change of the
 * screen.
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
