import { useTellProblem } from "../../components/useTellProblem.js";
import { reloadCounts } from "../../lib/cache.js";
import { operationsOf } from "../../lib/recordKinds.js";
import { useT } from "../../lib/useT.js";
import { useTellChange } from "../../lib/useTellChange.js";
import { useContactCreateOwnMutation } from "../../operations.generated.js";
import { contactMessages as messages } from "./messages.js";
import type { ContactCardData } from "./contactValues.js";

const affected = operationsOf("CONTACT");

/** Gives the way to add the signed-in person as a contact (spec 3: the default contact), and whether it is under way. */
export function useOwnContact(onAdded: (contact: ContactCardData) => void): readonly [() => void, boolean] {
  const t = useT();
  const tellChange = useTellChange(affected);
  const tellProblem = useTellProblem();
  const [send, { loading }] = useContactCreateOwnMutation({ refetchQueries: affected, awaitRefetchQueries: true });
  const add = async (): Promise<void> => {
    try {
      const { data } = await send({ update: reloadCounts });
      if (data) onAdded(data.change.record);
      tellChange(t(messages.ownAdded), data?.change.logEntryId);
    } catch (error) {
      tellProblem(error);
    }
  };
  return [() => void add(), loading];
}
