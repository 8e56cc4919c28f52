import { useState } from "react";
import { useProblemToast } from "../../components/useProblemToast.js";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import {
  SecondFactorListDocument,
  useOneTimeCodesBeginMutation,
  useOneTimeCodesTurnOffMutation,
  usePasskeyRemoveMutation,
  useRecoveryCodesRenewMutation,
  useSecondFactorListQuery,
  type OneTimeCodesBeginMutation,
  type PasskeyRow_PasskeyFragment,
  type SecondFactorListQuery,
} from "./secondFactor.generated.js";
import { factorMessages as messages } from "./factorMessages.js";
import { useWithProof } from "./useWithProof.js";

export type PasskeyData = PasskeyRow_PasskeyFragment;

/** The second factors of the user. */
export type FactorsData = NonNullable<SecondFactorListQuery["secondFactors"]>;

/** The secret of one-time codes that are being set up. */
export type OneTimeCodeSetupData = OneTimeCodesBeginMutation["beginOneTimeCodes"];

/** The options of a mutation that changes the second factors: it refetches their list. */
export const AFFECTED = { refetchQueries: [SecondFactorListDocument], awaitRefetchQueries: true };
/** The same options without the cache, which is persisted on the device, for responses with a secret. */
export const SECRET = { ...AFFECTED, fetchPolicy: "no-cache" as const };

/** Loads the second factors; null where an outside provider manages them. */
export function useSecondFactors() {
  const { data, error, loading, refetch } = useSecondFactorListQuery();
  return {
    factors: data?.secondFactors,
    error,
    isLoading: loading,
    // A failure is shown in place of the list, so nothing else handles it.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}

/** Returns the functions that change the second factors; a failure shows a toast and resolves to undefined. */
export function useFactorChanges() {
  const t = useT();
  const showProblemToast = useProblemToast();
  const withProof = useWithProof();
  const [isBusy, setBusy] = useState(false);
  const [remove] = usePasskeyRemoveMutation(AFFECTED);
  const [turnOff] = useOneTimeCodesTurnOffMutation(AFFECTED);
  const [begin] = useOneTimeCodesBeginMutation(SECRET);
  const [renew] = useRecoveryCodesRenewMutation(SECRET);
  const attempt = async <Value>(act: () => Promise<Value>): Promise<Value | undefined> => {
    setBusy(true);
    try {
      return await withProof(act);
    } catch (error) {
      showProblemToast(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    removePasskey: async ({ id }: PasskeyData): Promise<boolean> => {
      const isDone = (await attempt(() => remove({ variables: { input: { id } } }))) !== undefined;
      if (isDone) notify(t(messages.removed));
      return isDone;
    },
    turnOffCodes: async (): Promise<boolean> => {
      const isDone = (await attempt(() => turnOff())) !== undefined;
      if (isDone) notify(t(messages.turnedOff));
      return isDone;
    },
    beginCodes: async (): Promise<OneTimeCodeSetupData | undefined> =>
      (await attempt(() => begin()))?.data?.beginOneTimeCodes,
    renewCodes: async (): Promise<readonly string[] | undefined> =>
      (await attempt(() => renew()))?.data?.renewRecoveryCodes.recoveryCodes ?? undefined,
  };
}
