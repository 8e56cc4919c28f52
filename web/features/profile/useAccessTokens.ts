import { useState } from "react";
import { useTellProblem } from "../../components/useTellProblem.js";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import {
  useAccessTokenCreateMutation,
  useAccessTokenListQuery,
  useAccessTokenRevokeMutation,
  type AccessTokenRow_AccessTokenFragment,
  type CreateAccessTokenInput,
} from "../../operations.generated.js";
import { useWithProof } from "./useWithProof.js";
import { tokenMessages as messages } from "./tokenMessages.js";

/** An access token as its row shows it. */
export type AccessTokenData = AccessTokenRow_AccessTokenFragment;

const affected = ["AccessTokenList"];

/** Loads the access tokens. */
export function useAccessTokens() {
  const { data, error, loading, refetch } = useAccessTokenListQuery();
  return {
    list: data?.accessTokens,
    error,
    isLoading: loading,
    // A failure shows where the list stands; there is nothing else to do with it here.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}

/** Gives the way to make an access token; the secret stays in this one place, out of the cache, until it is put away. */
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

/** Gives the way to end an access token; it tells whether it worked. */
export function useAccessTokenRevoke(): readonly [(accessToken: AccessTokenData) => Promise<boolean>, boolean] {
  const t = useT();
  const tellProblem = useTellProblem();
  const [send, { loading }] = useAccessTokenRevokeMutation({ refetchQueries: affected, awaitRefetchQueries: true });
  const revoke = async ({ id }: AccessTokenData): Promise<boolean> => {
    try {
      await send({ variables: { input: { id } } });
      notify(t(messages.revoked));
      return true;
    } catch (error) {
      tellProblem(error);
      return false;
    }
  };
  return [revoke, loading];
}
