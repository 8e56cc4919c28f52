import { useState } from "react";
import { useProblemToast } from "../../components/useProblemToast.js";
import { useT } from "../../lib/useT.js";
import { useChangeToast } from "../../lib/useChangeToast.js";
import { useContactCreateOwnMutation } from "./contact.generated.js";
import { contactMessages as messages } from "./messages.js";
import type { ContactCardData } from "./contactValues.js";

/**
 * Returns the function that adds the signed-in user as a contact (spec 3: the default contact), and whether it is
 * running.
 */
export function useOwnContact(onAdded: (contact: ContactCardData) => void): readonly [() => void, boolean] {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const showChangeToast = useChangeToast();
  const showProblemToast = useProblemToast();
  const [send] = useContactCreateOwnMutation();
  const add = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await send();
      if (!data) return;
      const { record, logEntryId } = data.change;
      await showChangeToast({ operation: "CREATED", kind: "CONTACT", id: record.id }, t(messages.ownAdded), logEntryId);
      onAdded(record);
    } catch (error) {
      showProblemToast(error);
    } finally {
      setBusy(false);
    }
  };
  return [() => void add(), isBusy];
}
