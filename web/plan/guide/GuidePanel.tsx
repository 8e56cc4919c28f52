import type { StepName } from "../../schema.generated.js";
import type { JobHunt } from "../step/optimistic.js";

/** The props of the guide of a step inside the open card of its hunt. */
export interface GuidePanelProps {
  readonly jobHunt: JobHunt;
  readonly step: StepName;
  /** Called by Escape, and by what closes the panel; the caller gives the focus back. */
  readonly onClose: () => void;
}

/** The guide of a step inside the open card of its hunt. */
export function GuidePanel({ step }: GuidePanelProps) {
  return <section className="inline-guide" data-guide={step} />;
}
