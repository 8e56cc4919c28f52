import { useState } from "react";
import { useProblemToast } from "../../components/useProblemToast.js";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import {
  CalendarFeedDocument,
  useCalendarFeedQuery,
  useCalendarFeedRenewMutation,
  useCalendarFeedRevokeMutation,
  useCalendarFeedUpdateMutation,
  type CalendarFeedRow_CalendarFeedFragment,
} from "./profile.generated.js";
import { calendarMessages as messages } from "./calendarMessages.js";
import { useWithProof } from "./useWithProof.js";

export type CalendarFeedData = CalendarFeedRow_CalendarFeedFragment;
/** What the calendar contains. */
export type CalendarContentsData = Pick<
  CalendarFeedData,
  "includesAppointments" | "includesDays" | "includesSteps" | "includesEmployers"
>;
/** What can be changed of the calendar: what it contains, and its language. */
export type CalendarSettingsData = CalendarContentsData & Pick<CalendarFeedData, "language">;

const affected = { refetchQueries: [CalendarFeedDocument], awaitRefetchQueries: true };

/** Loads the calendar's address, masked; `feed` is null while there is none, undefined until that is known. */
export function useCalendarFeed() {
  const { data, error, loading, refetch } = useCalendarFeedQuery();
  return {
    feed: data?.calendarFeed,
    error,
    isLoading: loading,
    // A failure is shown in place of the address, so nothing else handles it.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}

/**
 * Returns the functions that change the address; a whole one is kept in this state only, out of the cache, until it
 * unmounts.
 */
export function useCalendarFeedChanges() {
  const t = useT();
  const showProblemToast = useProblemToast();
  const withProof = useWithProof();
  const [address, setAddress] = useState<string>();
  const [sendRenew, { loading: isRenewing }] = useCalendarFeedRenewMutation({ fetchPolicy: "no-cache", ...affected });
  const [sendRevoke, { loading: isRevoking }] = useCalendarFeedRevokeMutation(affected);
  const [sendUpdate, { loading: isUpdating }] = useCalendarFeedUpdateMutation(affected);
  const told = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      showProblemToast(error);
      return false;
    }
  };
  return {
    address,
    isBusy: isRenewing || isRevoking,
    isUpdating,
    /** Makes an address; `language`: of its titles, absent: what it was. */
    renew: (language?: string) =>
      told(async () => {
        const { data } = await withProof(() => sendRenew({ variables: { input: { language } } }));
        setAddress(data?.renewCalendarFeed.address);
      }),
    revoke: () =>
      told(async () => {
        await sendRevoke();
        setAddress(undefined);
        notify(t(messages.revoked));
      }),
    change: (input: Partial<CalendarSettingsData>) =>
      told(async () => void (await sendUpdate({ variables: { input } }))),
  };
}
