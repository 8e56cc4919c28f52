import { Plus } from "lucide-react";
import type { RecordModes } from "../lib/useRecordModes.js";
import { useT } from "../lib/useT.js";
import { FormActions } from "./FormActions.js";
import { Icon } from "./Icon.js";
import { componentMessages } from "./messages.js";
import { PulsatingButton } from "./PulsatingButton.js";

interface RecordActionsProps {
  readonly modes: Pick<RecordModes<unknown>, "isForm" | "create" | "leave">;
  readonly formId: string;
  /** The list is empty: New is highlighted (spec 4). */
  readonly isEmpty: boolean;
}

/** The buttons in the head of a screen of records: New with the list, Back and Save with the form (spec 4). */
export function RecordActions({ modes, formId, isEmpty }: RecordActionsProps) {
  const t = useT();
  if (modes.isForm) return <FormActions formId={formId} onBack={modes.leave} />;
  return (
    <PulsatingButton icon={<Icon of={Plus} />} shortcut="N" isPulsating={isEmpty} onPress={modes.create}>
      {t(componentMessages.new)}
    </PulsatingButton>
  );
}
