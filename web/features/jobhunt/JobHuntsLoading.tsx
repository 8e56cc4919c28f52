import { useEffect, useState } from "react";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";

/** Shown after this long only, so that a fast answer does not flash. */
const PATIENCE_MS = 150;

/** Holds the place of the lanes while they load, and says so. */
export function JobHuntsLoading({ lanes }: { readonly lanes: number }) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="board board-bones" role="status">
      {isShown && <p className="quiet">{t(componentMessages.loading)}</p>}
      {isShown &&
        Array.from({ length: lanes }, (_, lane) => (
          <div className="lane" key={lane} aria-hidden>
            <span className="station" />
            <span className="bone" />
            <div className="cards">
              {[70, 61, 52].map((width) => (
                <div className="hunt-card hunt-card-body" key={width}>
                  <span className="bone" style={{ inlineSize: `${width}%` }} />
                  <span className="bone thin" />
                  <span className="bone thin" style={{ inlineSize: "55%" }} />
                </div>
              ))}
            </div>
          </div>
        ))}
    </div>
  );
}
