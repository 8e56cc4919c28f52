import { useState } from "react";
import { useTellProblem } from "../../components/useTellProblem.js";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import {
  useOneTimeCodesBeginMutation,
  useOneTimeCodesTurnOffMutation,
  usePasskeyRemoveMutation,
  useRecoveryCodesRenewMutation,
  useSecondFactorListQuery,
  type OneTimeCodesBeginMutation,
  type PasskeyRow_PasskeyFragment,
  type SecondFactorListQuery,
} from "../../operations.generated.js";
import { factorMessages as messages } from "./factorMessages.js";
import { useWithProof } from "./useWithProof.js";

/** A passkey as its row shows it. */
export type PasskeyData = PasskeyRow_PasskeyFragment;

/** What somebody has besides the password. */
export type FactorsData = NonNullable<SecondFactorListQuery["secondFactors"]>;

/** The secret of one-time codes that are being set up. */
export type OneTimeCodeSetupData = OneTimeCodesBeginMutation["beginOneTimeCodes"];

/** What a change of the second factors loads anew. */
export const AFFECTED = { refetchQueries: ["SecondFactorList"], awaitRefetchQueries: true };
/** Secrets stay out of the cache, which is kept on the device. */
export const SECRET = { ...AFFECTED, fetchPolicy: "no-cache" as const };

/** Loads the second factors; null where an outside provider keeps them. */
export function useSecondFactors() {
  const { data, error, loading, refetch } = useSecondFactorListQuery();
  return {
    factors: data?.secondFactors,
    error,
    isLoading: loading,
    // A failure shows where the list stands; there is nothing else to do with it here.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}

/** Gives what can be done with the second factors; what fails is told, and answers undefined. */
export function useFactorChanges() {
  const t = useT();
  const tellProblem = useTellProblem();
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
      tellProblem(error);
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
