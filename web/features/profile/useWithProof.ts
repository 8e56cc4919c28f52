import { createContext, useContext } from "react";

/** Does something, and does it again after the person has confirmed who they are, if the server asks for that. */
export type WithProof = <Value>(act: () => Promise<Value>) => Promise<Value>;

/** Carries the way from the provider to whoever needs it; outside of one, nobody is asked. */
export const ProofContext = createContext<WithProof>((act) => act());

/** Gives the way to do what the server may want a proof for. */
export function useWithProof(): WithProof {
  return useContext(ProofContext);
}
