import { createContext, use } from "react";

/** Who is signed in, as far as it is known, and the way out. */
export interface Session {
  readonly guid: string | undefined;
  readonly name: string;
  readonly email: string | undefined;
  readonly picture: string | undefined;
  /** Gives a valid access token for a call outside GraphQL; `isRefused` asks for a new one. Ends a session that is lost. */
  readonly getToken: (options?: { isRefused: boolean }) => Promise<string | undefined>;
  /** Clears everything this browser keeps and signs out at the identity provider too. */
  readonly logOut: () => void;
}

/** Carries the session to the screens. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** Gives the session; only screens inside the shell may ask. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === undefined) throw new Error("There is no session outside the shell.");
  return session;
}
