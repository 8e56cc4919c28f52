import { useState } from "react";
import { useConfirmationBeginMutation, useIdentityConfirmMutation } from "./secondFactor.generated.js";
import type { ConfirmIdentityInput } from "../../schema.generated.js";

/** Returns the two functions that prove the user's identity, and the error of the last one. */
export function useProof() {
  const [error, setError] = useState<unknown>();
  const [isPasskeyRefused, setPasskeyRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Without the cache, which would keep the variables of a mutation.
  const [send] = useIdentityConfirmMutation({ fetchPolicy: "no-cache" });
  const [begin] = useConfirmationBeginMutation({ fetchPolicy: "no-cache" });
  const attempt = async (prove: () => Promise<unknown>, fail: (failure: unknown) => void): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    setPasskeyRefused(false);
    try {
      await prove();
      return true;
    } catch (failure) {
      fail(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const byPassword = (input: ConfirmIdentityInput): Promise<boolean> =>
    attempt(() => send({ variables: { input } }), setError);
  const byPasskey = (): Promise<boolean> =>
    attempt(
      async () => {
        const { startAuthentication } = await import("@simplewebauthn/browser");
        const options = (await begin()).data?.beginConfirmation.options ?? "";
        const answer = await startAuthentication({ optionsJSON: JSON.parse(options) as never }); // the library's own JSON
        await send({ variables: { input: { passkey: JSON.stringify(answer) } } });
      },
      () => setPasskeyRefused(true),
    );
  return { byPassword, byPasskey, error, isPasskeyRefused, isBusy };
}
