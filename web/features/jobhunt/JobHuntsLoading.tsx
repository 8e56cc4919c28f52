import { componentMessages } from "../../components/messages.js";
import { useIsLate } from "../../lib/useIsLate.js";
import { useT } from "../../lib/useT.js";

/** The skeleton of the lanes while they load, with a status for screen readers. */
export function JobHuntsLoading({ lanes }: { readonly lanes: number }) {
  const t = useT();
  const isShown = useIsLate();
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
