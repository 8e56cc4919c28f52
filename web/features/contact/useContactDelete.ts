import { componentMessages } from "../../components/messages.js";
import { countLess, forgetEntity, reloadCounts } from "../../lib/cache.js";
import { notify, notifyProblem } from "../../lib/notify.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import { useContactDeleteMutation } from "../../operations.generated.js";
import type { ContactCardData } from "./useContacts.js";

const affected = ["ContactList", "ContactStatistics"];

/**
 * Gives the way to delete a contact: it goes at once, with Undo in the message that follows, and is back when the
 * server refuses. It tells whether it is gone.
 */
export function useContactDelete(): (contact: ContactCardData) => Promise<boolean> {
  const t = useT();
  const readProblem = useReadProblem();
  const undo = useUndo(affected);
  const [send] = useContactDeleteMutation({ refetchQueries: ["ContactStatistics"] });
  return async ({ id }) => {
    try {
      const { data } = await send({
        variables: { input: { id } },
        optimisticResponse: { deleteContact: { id, logEntryId: "" } },
        update: (cache, answer) => {
          forgetEntity(cache, "Contact", id);
          countLess(cache, "contacts");
          if (answer.data?.deleteContact.logEntryId) reloadCounts(cache);
        },
      });
      const logEntryId = data?.deleteContact.logEntryId;
      notify(t(componentMessages.deleted), { undo: logEntryId ? () => undo(logEntryId) : undefined });
      return true;
    } catch (error) {
      notifyProblem(readProblem(error).message ?? t(componentMessages.noAnswer));
      return false;
    }
  };
}
