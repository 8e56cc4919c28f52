import { AsyncValue } from "./async-value.js";

/** Who makes a request, as far as it is known yet. */
export interface Caller {
  /** The network address. */
  readonly address: string;
  /** The e-mail address of the person: signed in, or typed at a sign-in; null while it is not known. */
  email: string | null;
}

const callers = new AsyncValue<Caller>();

/** Runs the work of a request as its caller's, whom nobody knows yet. */
export function runAsCaller(address: string, work: () => void): void {
  callers.run({ address, email: null }, work);
}

/** Names the person of the request that is worked on; without an e-mail address nobody. */
export function identifyCaller(email: string | null | undefined): void {
  const caller = callers.get();
  if (caller !== undefined && email) caller.email = email;
}

/** Returns the caller of the request that is worked on; undefined outside of requests. */
export function currentCaller(): Caller | undefined {
  return callers.get();
}
