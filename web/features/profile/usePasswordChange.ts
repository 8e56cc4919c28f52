import { useState } from "react";
import { notify } from "../../lib/notify.js";
import { useT, type Translate } from "../../lib/useT.js";
import { SessionListDocument, usePasswordChangeMutation, type PasswordChangeMutation } from "./profile.generated.js";
import type { ChangePasswordInput } from "../../schema.generated.js";
import { useWithProof } from "./useWithProof.js";
import { passwordMessages as messages } from "./passwordMessages.js";

/**
 * Returns the function that changes the password and reports what has ended; it resolves to whether it was changed.
 */
export function usePasswordChange() {
  const t = useT();
  const withProof = useWithProof();
  const [error, setError] = useState<unknown>();
  // Without the cache, which would keep the variables of a mutation.
  const [send, { loading }] = usePasswordChangeMutation({
    fetchPolicy: "no-cache",
    refetchQueries: [SessionListDocument],
    // They are in a section that is not shown: it asks for them when it is.
    update: (cache) => {
      for (const fieldName of ["accessTokens", "calendarFeed"]) cache.evict({ id: "ROOT_QUERY", fieldName });
    },
  });
  const change = async (input: ChangePasswordInput): Promise<boolean> => {
    setError(undefined);
    try {
      const { data } = await withProof(() => send({ variables: { input } }));
      notify(changedText(data?.changePassword, t));
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    }
  };
  return { change, error, isBusy: loading };
}

/** Returns the message after a change of the password: it names everything that has ended. */
export function changedText(changed: PasswordChangeMutation["changePassword"] | undefined, t: Translate): string {
  const { endedSessions = 0, endedAccessTokens = 0, endedCalendarAddresses = 0 } = changed ?? {};
  return [
    t(messages.changed, { count: endedSessions }),
    ...(endedAccessTokens > 0 ? [t(messages.tokensEnded, { count: endedAccessTokens })] : []),
    ...(endedCalendarAddresses > 0 ? [t(messages.calendarEnded)] : []),
  ].join(" ");
}
