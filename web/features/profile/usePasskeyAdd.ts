import { useState } from "react";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import { usePasskeyAddMutation, usePasskeyBeginMutation, type PasskeyAddMutation } from "./secondFactor.generated.js";
import { factorMessages as messages } from "./factorMessages.js";
import { useWithProof } from "./useWithProof.js";
import { SECRET } from "./useSecondFactors.js";

/**
 * Returns the function that creates a passkey in this browser; the error is `browser` when the browser created none.
 */
export function usePasskeyAdd() {
  const t = useT();
  const withProof = useWithProof();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [begin] = usePasskeyBeginMutation({ fetchPolicy: "no-cache" });
  const [send] = usePasskeyAddMutation(SECRET);
  const add = async (name: string): Promise<PasskeyAddMutation["addPasskey"] | undefined> => {
    setError(undefined);
    setBusy(true);
    try {
      const options = (await withProof(() => begin())).data?.beginPasskey.options ?? "";
      const response = await make(options);
      if (response === undefined) {
        setError("browser");
        return undefined;
      }
      const { data } = await withProof(() => send({ variables: { input: { name, response } } }));
      notify(t(messages.passkeyAdded));
      return data?.addPasskey;
    } catch (failure) {
      setError(failure);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { add, error, isBusy };
}

/** Requests a passkey from the browser; undefined when it created none, or the user cancelled. */
async function make(options: string): Promise<string | undefined> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) as never })); // the library's own JSON
  } catch {
    return undefined;
  }
}
