import type { MessageDescriptor } from "react-intl";
import type { RecordChange } from "../../lib/invalidate.js";
import { useT } from "../../lib/useT.js";
import { useJobHuntToasts } from "../step/useJobHuntToasts.js";

/** What deletes a part by its id at the server, and returns its log entry. */
type Remove = (id: string) => Promise<string | undefined>;

/** Returns what deletes a part and shows a toast with Undo, or why it was not deleted; `onGone` is called once it is. */
export function useRemovePart(
  kind: NonNullable<RecordChange["kind"]>,
  messages: { readonly removed: MessageDescriptor; readonly notRemoved: MessageDescriptor },
  send: Remove,
): (id: string, onGone: () => void) => void {
  const t = useT();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  const remove = async (id: string, onGone: () => void): Promise<void> => {
    try {
      showChangeToast({ operation: "DELETED", kind, id }, t(messages.removed), await send(id));
      onGone();
    } catch (error) {
      showFailureToast(t(messages.notRemoved), error);
    }
  };
  return (id, onGone) => void remove(id, onGone);
}
