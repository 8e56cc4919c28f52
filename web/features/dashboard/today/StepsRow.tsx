import { ChevronDown, ChevronUp } from "lucide-react";
import { Suspense, useId } from "react";
import { Icon } from "../../../components/Icon.js";
import { hueClass, phaseHue } from "../../../components/line/hue.js";
import { focusCard } from "../../../lib/focusCard.js";
import { isCovered, onKeys } from "../../../lib/keys.js";
import { useT } from "../../../lib/useT.js";
import { groupMessages as messages } from "./groupMessages.js";
import { preloadStepsLines, StepsLines } from "./lazyParts.js";
import { StepsFacts } from "./StepsFacts.js";
import { stepsTitle } from "./stepsTitle.js";
import { isGroup, type EqualSteps, type Unfolded } from "./todayGroups.js";
import { todayMessages } from "./todayMessages.js";
import type { TodayView } from "./todayView.js";
import "./steps.css";

interface StepsRowProps {
  readonly steps: EqualSteps;
  readonly view: TodayView;
  readonly unfolded: Unfolded;
  readonly onUnfold: (unfolded: Unfolded) => void;
}

/** One row for several equal steps, which unfolds: its lines are the job hunts. */
export function StepsRow({ steps, view, unfolded, onUnfold }: StepsRowProps) {
  const { id, step, rows } = steps;
  const t = useT();
  const linesId = useId();
  const staying = rows.filter(({ item }) => view.rowChanges.marks.get(item.id)?.kind !== "GOING");
  const [first] = staying.length === 0 ? rows : staying;
  if (first === undefined) return null;
  const isOpen = unfolded !== "NONE";
  const isOn = view.isOn(id);
  const title = stepsTitle(t, step, staying.length);
  const unfold = (): void => onUnfold("FIRST");
  const fold = (): void => {
    onUnfold("NONE");
    // So few stand by themselves then.
    const next = isGroup(rows.length) ? id : first.item.id;
    view.select(next);
    focusCard(next);
  };
  const toggle = isOpen ? fold : unfold;
  const [forwards, back] = document.dir === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  const onForwards = (): void | false => (isOpen ? false : unfold());
  const onBack = (): void | false => (isOpen && !isCovered() ? fold() : false);
  return (
    <li
      className={[
        "due-row is-steps",
        hueClass(phaseHue[first.item.jobHunt.currentPhase]),
        isOn && "is-on",
        isOpen && "is-open",
        staying.length === 0 && "is-going",
      ]
        .filter(Boolean)
        .join(" ")}
      onFocus={() => view.select(id)}
      onPointerEnter={(event) => {
        preloadStepsLines();
        view.point(id, event);
      }}
      onPointerMove={(event) => view.point(id, event)}
      onPointerLeave={view.leave}
      onKeyDown={onKeys({ [forwards]: onForwards, [back]: onBack, Escape: onBack })}
    >
      <span className="due-when">{view.texts.when(first)}</span>
      <button
        type="button"
        className="due-tick is-stack"
        data-card={id}
        tabIndex={id === view.current ? 0 : -1}
        aria-label={title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? linesId : undefined}
        onFocus={preloadStepsLines}
        onClick={toggle}
      />
      {/* For keys and readers the button before it does the same. */}
      <span className="due-what" onClick={toggle}>
        <b title={title}>{title}</b>
        <StepsFacts steps={steps} texts={view.texts} />
      </span>
      <span className="due-note due-fold" aria-hidden onClick={toggle}>
        {t(isOpen ? todayMessages.close : messages.show)} <Icon of={isOpen ? ChevronUp : ChevronDown} size={15} />
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <StepsLines id={linesId} steps={steps} view={view} unfolded={unfolded} onAll={() => onUnfold("ALL")} />
        </Suspense>
      )}
    </li>
  );
}
