import { Suspense } from "react";
import { hueClass, phaseHue } from "../../components/line/hue.js";
import type { Day } from "../../lib/days.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useIsLate } from "../../lib/useIsLate.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import { currentPhaseOf, type JobHunt } from "../../plan/step/optimistic.js";
import type { ConfirmEndingProps } from "./ConfirmEnding.js";
import "./card.css";

export interface OpenJobHuntCardProps {
  readonly hunt: JobHunt;
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
  const { hunt } = props;
  const phase = currentPhaseOf(hunt);
  if (phase === undefined) return null;
  return (
    <article
      className={`hunt-card is-open ${hueClass(phaseHue[phase.name])}`}
      data-card={hunt.id}
      aria-label={hunt.name}
      tabIndex={-1}
    >
      <Suspense fallback={<BodyBones name={hunt.name} />}>
        <body.Component {...props} phase={phase} />
      </Suspense>
    </article>
  );
}

function BodyBones({ name }: { readonly name: string }) {
  const isShown = useIsLate();
  return (
    <>
      <div className="hunt-title">
        <h4 dir="auto" aria-label={name}>
          {truncate(name, nameCuts.jobHunt.open)}
        </h4>
      </div>
      {isShown && (
        <div className="open-bones" aria-hidden>
          {[38, 100, 100, 72, 84, 60].map((width, place) => (
            <span key={place} className="bone" style={{ inlineSize: `${width}%` }} />
          ))}
        </div>
      )}
    </>
  );
}
