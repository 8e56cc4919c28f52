import { useProblemToast } from "../../components/useProblemToast.js";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import {
  SessionListDocument,
  useSessionEndMutation,
  useSessionEndOthersMutation,
  useSessionListQuery,
  type SessionRow_SessionFragment,
} from "./profile.generated.js";
import { sessionMessages as messages } from "./sessionMessages.js";

export type SessionData = SessionRow_SessionFragment;

const affected = { refetchQueries: [SessionListDocument], awaitRefetchQueries: true };

/** Loads the sessions; the list is null where an outside provider manages them. */
export function useSessions() {
  const { data, error, loading, refetch } = useSessionListQuery();
  return {
    list: data?.sessions,
    error,
    isLoading: loading,
    // A failure is shown in place of the list, so nothing else handles it.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}

/** Returns the function that ends one session, or with null all but this one; it resolves to whether that succeeded. */
export function useEndSessions(): readonly [(session: SessionData | null) => Promise<boolean>, boolean] {
  const t = useT();
  const showProblemToast = useProblemToast();
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
      showProblemToast(error);
      return false;
    }
  };
  return [end, one.loading || others.loading];
}
