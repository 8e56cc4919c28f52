import { useT } from "../../lib/useT.js";
import { useJobHuntToasts } from "../step/useJobHuntToasts.js";
import { useOfferDeleteMutation } from "./offer.generated.js";
import { offerMessages as messages } from "./offerMessages.js";

/** Returns what deletes an offer and shows a toast with Undo, or why it was not deleted; then `onGone` is called. */
export function useRemoveOffer(onGone: () => void): (id: string) => void {
  const t = useT();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  const [send] = useOfferDeleteMutation();
  const remove = async (id: string): Promise<void> => {
    try {
      const { data } = await send({ variables: { input: { id } } });
      showChangeToast({ operation: "DELETED", kind: "OFFER", id }, t(messages.removed), data?.deleteOffer.logEntryId);
      onGone();
    } catch (error) {
      showFailureToast(t(messages.notRemoved), error);
    }
  };
  return (id) => void remove(id);
}
