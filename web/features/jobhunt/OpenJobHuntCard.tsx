import { Suspense, useEffect, useState } from "react";
import { CardNotes } from "../../components/CardNotes.js";
import { InlineError } from "../../components/InlineError.js";
import { hueClass, phaseHue } from "../../components/line/hue.js";
import type { Day } from "../../lib/days.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useIsLate } from "../../lib/useIsLate.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { CardHeading } from "./CardHeading.js";
import type { ConfirmEndingProps } from "./ConfirmEnding.js";
import type { OpenHunt } from "./useJobHuntBoard.js";
import "./card.css";

export interface OpenJobHuntCardProps {
  readonly hunt: JobHunt;
  /** The same hunt with its steps, as far as it is loaded. */
  readonly open: OpenHunt;
  readonly today: Day;
  readonly days: DayTexts;
  readonly onEdit: (hunt: JobHunt) => void;
  readonly onAddNote?: ((hunt: JobHunt) => void) | undefined;
  readonly onMinimize: () => void;
  readonly onGone: ConfirmEndingProps["onGone"];
}

const body = lazyComponent(async () => (await import("./OpenCardBody.js")).OpenCardBody);

/** Loads what an open card shows before the first one is opened. */
export const preloadOpenCard = body.preload;

/** The open card of a hunt; what is in it is loaded when the first card is opened, or before. */
export function OpenJobHuntCard(props: OpenJobHuntCardProps) {
  const { hunt, open, ...rest } = props;
  const isLoaded = useLoadedBody();
  // Rendered before its code is there, it would show the bones for longer, see lazyComponent.
  const whole = isLoaded ? open.hunt : undefined;
  const hasFailed = open.hunt === undefined && open.error !== undefined;
  return (
    <article
      className={`hunt-card is-open ${hueClass(phaseHue[hunt.currentPhase])}`}
      data-card={hunt.id}
      aria-label={hunt.name}
      tabIndex={-1}
    >
      {whole !== undefined && (
        <Suspense fallback={<BodyBones hunt={hunt} />}>
          <body.Component {...rest} hunt={whole} />
          <CardNotes />
        </Suspense>
      )}
      {whole === undefined && !hasFailed && <BodyBones hunt={hunt} />}
      {hasFailed && (
        <InlineError
          what={hunt.name}
          error={open.error}
          // A second failure is shown by the query itself.
          onTryAgain={() => void open.reload().catch(() => undefined)}
        />
      )}
    </article>
  );
}

/** Loads what is in an open card, beside its data; returns whether that is done. */
function useLoadedBody(): boolean {
  const [isLoaded, setLoaded] = useState(body.isLoaded);
  useEffect(() => {
    let isShown = true;
    void body.load().then(() => isShown && setLoaded(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isLoaded;
}

function BodyBones({ hunt }: { readonly hunt: JobHunt }) {
  const isShown = useIsLate();
  return (
    <>
      <CardHeading hunt={hunt} />
      {/* They have their room from the start: another instance of them may follow, and then the card. */}
      <div className={isShown ? "open-bones" : "open-bones is-early"} aria-hidden>
        {[38, 100, 100, 72, 84, 60].map((width, place) => (
          <span key={place} className="bone" style={{ inlineSize: `${width}%` }} />
        ))}
      </div>
    </>
  );
}
