import { createContext, useContext } from "react";

/** Runs an action, and runs it again after the user has proved their identity, if the server asks for that. */
export type WithProof = <Value>(act: () => Promise<Value>) => Promise<Value>;

/** Carries the function of the provider; without a provider the action runs without a proof. */
export const ProofContext = createContext<WithProof>((act) => act());

/** Returns the function that runs an action the server may require a proof for. */
export function useWithProof(): WithProof {
  return useContext(ProofContext);
}
