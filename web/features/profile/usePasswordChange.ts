import { useState } from "react";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import { SessionListDocument, usePasswordChangeMutation } from "./profile.generated.js";
import type { ChangePasswordInput } from "../../schema.generated.js";
import { useWithProof } from "./useWithProof.js";
import { passwordMessages as messages } from "./passwordMessages.js";

/**
 * Returns the function that changes the password and reports the ended sessions; it resolves to whether it was changed.
 */
export function usePasswordChange() {
  const t = useT();
  const withProof = useWithProof();
  const [error, setError] = useState<unknown>();
  // Without the cache, which would keep the variables of a mutation.
  const [send, { loading }] = usePasswordChangeMutation({
    fetchPolicy: "no-cache",
    refetchQueries: [SessionListDocument],
  });
  const change = async (input: ChangePasswordInput): Promise<boolean> => {
    setError(undefined);
    try {
      const { data } = await withProof(() => send({ variables: { input } }));
      notify(t(messages.changed, { count: data?.changePassword.endedSessions ?? 0 }));
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    }
  };
  return { change, error, isBusy: loading };
}
