import { useIsLate } from "../lib/useIsLate.js";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";
import "./states.css";

/** The skeleton of a list of rows while it loads, with a status for screen readers. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  const t = useT();
  const isShown = useIsLate();
  return (
    <div className="skeleton" role="status">
      {isShown && <p>{t(messages.loading)}</p>}
      {isShown &&
        Array.from({ length: rows }, (_, row) => (
          <div className="skeleton-row" key={row} aria-hidden>
            <span className="bone glyph-bone" />
            <span className="bone-lines">
              <span className="bone" style={{ width: `${44 - row * 5}%` }} />
              <span className="bone thin" style={{ width: `${26 + row * 4}%` }} />
            </span>
          </div>
        ))}
    </div>
  );
}
