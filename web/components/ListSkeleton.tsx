import { useEffect, useState } from "react";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";
import "./states.css";

/** Shown after this long only, so that a fast answer does not flash. */
const PATIENCE_MS = 150;

/** Holds the place of a list of rows while it loads, and says so. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
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
