import { componentMessages } from "../../components/messages.js";
import { reloadCounts } from "../../lib/cache.js";
import { notify, notifyProblem } from "../../lib/notify.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import { useContactCreateOwnMutation } from "../../operations.generated.js";
import { contactMessages as messages } from "./messages.js";
import type { ContactCardData } from "./useContacts.js";

const affected = ["ContactList", "ContactStatistics"];

/** Gives the way to add the signed-in person as a contact (spec 3: the default contact), and whether it is under way. */
export function useOwnContact(onAdded: (contact: ContactCardData) => void): readonly [() => void, boolean] {
  const t = useT();
  const readProblem = useReadProblem();
  const undo = useUndo(affected);
  const [send, { loading }] = useContactCreateOwnMutation({ refetchQueries: affected, awaitRefetchQueries: true });
  const add = async (): Promise<void> => {
    try {
      const { data } = await send({ update: reloadCounts });
      const logEntryId = data?.createOwnContact.logEntryId;
      if (data) onAdded(data.createOwnContact.contact);
      notify(t(messages.ownAdded), { undo: logEntryId ? () => undo(logEntryId) : undefined });
    } catch (error) {
      notifyProblem(readProblem(error).message ?? t(componentMessages.noAnswer));
    }
  };
  return [() => void add(), loading];
}
