import type { MessageDescriptor } from "react-intl";
import type { PhaseName } from "../../schema.generated.js";

/** The name of each phase; a phase without a name does not compile. */
export const phaseNames: Readonly<Record<PhaseName, MessageDescriptor>> = {
  PREPARING: { id: "phase.preparing", defaultMessage: "Preparing", description: "Name of the first phase" },
  APPLYING: { id: "phase.applying", defaultMessage: "Applying", description: "Name of the second phase" },
  INTERVIEWING: { id: "phase.interviewing", defaultMessage: "Interviewing", description: "Name of the third phase" },
  ACCEPTING: { id: "phase.accepting", defaultMessage: "Accepting", description: "Name of the fourth phase" },
};
