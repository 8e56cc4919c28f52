import { createContext, use } from "react";
import type { Feature } from "../schema.generated.js";
import type { GetToken } from "./accessTokens.js";

/** The account of a guest, who looks around. */
export interface GuestAccount {
  /** When it ends at the latest, as an ISO time. */
  readonly endsAt: string;
  /** It ends after an hour without use, too. */
  readonly endsUnused: boolean;
  /** The guest may make an account of their own. */
  readonly canKeep: boolean;
}

/** The signed-in user, as far as known, and the logout. */
export interface Session {
  readonly guid: string | undefined;
  readonly name: string;
  readonly email: string | undefined;
  readonly picture: string | undefined;
  /** What is off for the user; nothing until that is known. */
  readonly featuresOff: readonly Feature[];
  /** The person looks around: known from the sign-in, before the server has said when it ends. */
  readonly isGuest: boolean;
  /** Null for everybody but a guest, and until that is known. */
  readonly guest: GuestAccount | null;
  /** The size of the largest file that the user can upload. */
  readonly uploadMaxBytes: number;
  /** Resolves to a valid access token for a call outside GraphQL. Ends a session that is lost. */
  readonly getToken: GetToken;
  /** Clears everything this browser stores and signs out at the identity provider too. */
  readonly logOut: () => void;
}

/** Carries the session to the screens. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the session; throws outside the shell. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === undefined) throw new Error("There is no session outside the shell.");
  return session;
}

/** Returns true when a feature is off for the user. */
export function useIsOff(feature: Feature): boolean {
  return useSession().featuresOff.includes(feature);
}
