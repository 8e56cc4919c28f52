import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useT } from "../../lib/useT.js";
import { guideMessages as messages } from "./guideMessages.js";
import { openedStep } from "./openedStep.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import "./panel.css";

const { Component: StepGuideContent } = lazyComponent(
  async () => (await import("./StepGuideContent.js")).StepGuideContent,
);

/** The guide of the step that led to a screen of its own, closed at first; nothing where no step led there. */
export function StepGuide() {
  const t = useT();
  const opened = openedStep(useLocation().state);
  const [isOpen, setOpen] = useState(false);
  if (opened === null) return null;
  return (
    <details className="step-guide" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(messages.guide)}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <StepGuideContent {...opened} />
        </Suspense>
      )}
    </details>
  );
}
