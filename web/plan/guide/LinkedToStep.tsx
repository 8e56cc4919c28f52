import { useT } from "../../lib/useT.js";
import type { StepName } from "../../schema.generated.js";
import { LinkedChips } from "../link/LinkedChips.js";
import { useJobHuntTies } from "../link/useJobHuntTies.js";
import type { GuideView } from "./guideView.js";
import { railMessages as messages } from "./railMessages.js";

const KINDS = [
  ["DOCUMENT", messages.addDocument],
  ["CONTACT", messages.addContact],
  ["NOTE", messages.addNote],
] as const;

/** What is linked with a step, and the buttons that link more. */
export function LinkedToStep({ view }: { readonly view: GuideView }) {
  const t = useT();
  const { step } = view;
  return (
    <div className="linked-step">
      {KINDS.map(([kind, name]) => (
        <LinkedChips
          key={kind}
          jobHunt={linkHunt(view)}
          kind={kind}
          step={step}
          label={t(name)}
          hasBox
          boxLabel={t(name)}
        />
      ))}
    </div>
  );
}

/** Returns the hunt of a guide as its link boxes take it. */
export function linkHunt({ hunt }: GuideView) {
  return { id: hunt.id, name: hunt.name, employerName: hunt.employer?.name ?? null };
}

/** Returns how many records are linked with a step; undefined until it is known. */
export function useLinkCount(jobHuntId: string, step: StepName): number | undefined {
  const documents = useJobHuntTies(jobHuntId, "DOCUMENT", step).ties?.length;
  const contacts = useJobHuntTies(jobHuntId, "CONTACT", step).ties?.length;
  const notes = useJobHuntTies(jobHuntId, "NOTE", step).ties?.length;
  if (documents === undefined || contacts === undefined || notes === undefined) return undefined;
  return documents + contacts + notes;
}
