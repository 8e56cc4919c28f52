import { useState } from "react";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import { usePasswordChangeMutation, type ChangePasswordInput } from "../../operations.generated.js";
import { useWithProof } from "./useWithProof.js";
import { passwordMessages as messages } from "./passwordMessages.js";

/** Gives the way to change the password, which tells what became of the other browsers and whether it worked. */
export function usePasswordChange() {
  const t = useT();
  const withProof = useWithProof();
  const [error, setError] = useState<unknown>();
  // Out of the cache, which keeps what a mutation was given.
  const [send, { loading }] = usePasswordChangeMutation({ fetchPolicy: "no-cache", refetchQueries: ["SessionList"] });
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
