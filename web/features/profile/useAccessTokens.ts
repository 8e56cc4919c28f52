import { useState } from "react";
import { useProblemToast } from "../../components/useProblemToast.js";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import {
  AccessTokenListDocument,
  useAccessTokenCreateMutation,
  useAccessTokenListQuery,
  useAccessTokenRevokeMutation,
  type AccessTokenRow_AccessTokenFragment,
} from "./profile.generated.js";
import type { CreateAccessTokenInput } from "../../schema.generated.js";
import { useWithProof } from "./useWithProof.js";
import { tokenMessages as messages } from "./tokenMessages.js";

export type AccessTokenData = AccessTokenRow_AccessTokenFragment;

const affected = [AccessTokenListDocument];

/** Loads the access tokens. */
export function useAccessTokens() {
  const { data, error, loading, refetch } = useAccessTokenListQuery();
  return {
    list: data?.accessTokens,
    error,
    isLoading: loading,
    // A failure is shown in place of the list, so nothing else handles it.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}

/**
 * Returns the function that creates an access token; the secret is kept in its state only, out of the cache, until it
 * unmounts.
 */
export function useAccessTokenCreate() {
  const withProof = useWithProof();
  const [secret, setSecret] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [send, { loading }] = useAccessTokenCreateMutation({ fetchPolicy: "no-cache", refetchQueries: affected });
  const create = async (input: CreateAccessTokenInput): Promise<void> => {
    setError(undefined);
    try {
      const { data } = await withProof(() => send({ variables: { input } }));
      setSecret(data?.createAccessToken.secret);
    } catch (failure) {
      setError(failure);
    }
  };
  return { create, secret, error, isBusy: loading };
}

/** Returns the function that revokes an access token; it resolves to whether the token was revoked. */
export function useAccessTokenRevoke(): readonly [(accessToken: AccessTokenData) => Promise<boolean>, boolean] {
  const t = useT();
  const showProblemToast = useProblemToast();
  const [send, { loading }] = useAccessTokenRevokeMutation({ refetchQueries: affected, awaitRefetchQueries: true });
  const revoke = async ({ id }: AccessTokenData): Promise<boolean> => {
    try {
      await send({ variables: { input: { id } } });
      notify(t(messages.revoked));
      return true;
    } catch (error) {
      showProblemToast(error);
      return false;
    }
  };
  return [revoke, loading];
}
