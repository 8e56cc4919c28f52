import { useState } from "react";
import { useTellProblem } from "../../components/useTellProblem.js";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import {
  useCalendarFeedQuery,
  useCalendarFeedRenewMutation,
  useCalendarFeedRevokeMutation,
  useCalendarFeedUpdateMutation,
  type CalendarFeedRow_CalendarFeedFragment,
} from "../../operations.generated.js";
import { calendarMessages as messages } from "./calendarMessages.js";

/** The calendar's address as the profile shows it. */
export type CalendarFeedData = CalendarFeedRow_CalendarFeedFragment;

const affected = { refetchQueries: ["CalendarFeed"], awaitRefetchQueries: true };

/** Loads the calendar's address, masked; `feed` is null while there is none, undefined until that is known. */
export function useCalendarFeed() {
  const { data, error, loading, refetch } = useCalendarFeedQuery();
  return {
    feed: data?.calendarFeed,
    error,
    isLoading: loading,
    // A failure shows where the address stands; there is nothing else to do with it here.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}

/** Gives the ways to change the address; the whole one stays in this one place, out of the cache, until it is left. */
export function useCalendarFeedChanges() {
  const t = useT();
  const tellProblem = useTellProblem();
  const [address, setAddress] = useState<string>();
  const [sendRenew, { loading: isRenewing }] = useCalendarFeedRenewMutation({ fetchPolicy: "no-cache", ...affected });
  const [sendRevoke, { loading: isRevoking }] = useCalendarFeedRevokeMutation(affected);
  const [sendUpdate, { loading: isUpdating }] = useCalendarFeedUpdateMutation(affected);
  const told = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      tellProblem(error);
      return false;
    }
  };
  return {
    address,
    isBusy: isRenewing || isRevoking,
    isUpdating,
    renew: () =>
      told(async () => {
        const { data } = await sendRenew();
        setAddress(data?.renewCalendarFeed.address);
      }),
    revoke: () =>
      told(async () => {
        await sendRevoke();
        setAddress(undefined);
        notify(t(messages.revoked));
      }),
    nameEmployers: (includesEmployers: boolean) =>
      told(async () => void (await sendUpdate({ variables: { input: { includesEmployers } } }))),
  };
}
