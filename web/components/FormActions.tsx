import { Button } from "./controls/Button.js";
import { useT } from "../lib/useT.js";
import { componentMessages } from "./messages.js";
import { PulsatingButton } from "./PulsatingButton.js";

interface FormActionsProps {
  /** The id of the form that Save submits. */
  readonly formId: string;
  readonly onBack: () => void;
}

/** The buttons in the head of a screen that shows a form (spec 4). */
export function FormActions({ formId, onBack }: FormActionsProps) {
  const t = useT();
  return (
    <>
      <Button onClick={onBack}>{t(componentMessages.back)}</Button>
      <PulsatingButton submits={formId} needsServer shortcut="Control+Enter">
        {t(componentMessages.save)}
      </PulsatingButton>
    </>
  );
}
