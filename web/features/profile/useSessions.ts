import { useTellProblem } from "../../components/useTellProblem.js";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import {
  useSessionEndMutation,
  useSessionEndOthersMutation,
  useSessionListQuery,
  type SessionRow_SessionFragment,
} from "../../operations.generated.js";
import { sessionMessages as messages } from "./sessionMessages.js";

/** A session as its row shows it. */
export type SessionData = SessionRow_SessionFragment;

const affected = { refetchQueries: ["SessionList"], awaitRefetchQueries: true };

/** Loads the sessions; the list is null where an outside provider keeps them. */
export function useSessions() {
  const { data, error, loading, refetch } = useSessionListQuery();
  return {
    list: data?.sessions,
    error,
    isLoading: loading,
    // A failure shows where the list stands; there is nothing else to do with it here.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}

/** Gives the way to end one session, or with null all but this one; it tells whether it worked. */
export function useEndSessions(): readonly [(session: SessionData | null) => Promise<boolean>, boolean] {
  const t = useT();
  const tellProblem = useTellProblem();
  const [endOne, one] = useSessionEndMutation(affected);
  const [endOthers, others] = useSessionEndOthersMutation(affected);
  const end = async (session: SessionData | null): Promise<boolean> => {
    try {
      const count =
        session === null
          ? (await endOthers()).data?.endOtherSessions.count
          : (await endOne({ variables: { input: { id: session.id } } })).data?.endSession.count;
      notify(t(messages.ended, { count: count ?? 0 }));
      return true;
    } catch (error) {
      tellProblem(error);
      return false;
    }
  };
  return [end, one.loading || others.loading];
}
