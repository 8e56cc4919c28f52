import { useTimeZoneQuery, useTimeZoneUpdateMutation } from "../../operations.generated.js";

/** What the setting of the time zone shows and does. */
export interface TimeZoneState {
  /** Null while there is none, undefined until that is known. */
  readonly kept: string | null | undefined;
  readonly isBusy: boolean;
  /** Why the last change failed; undefined when it did not. */
  readonly error: unknown;
  readonly onChange: (timeZone: string) => void;
}

/** Returns the kept time zone and the way to change it. */
export function useTimeZone(): TimeZoneState {
  const { data } = useTimeZoneQuery();
  const [send, { loading, error }] = useTimeZoneUpdateMutation();
  return {
    kept: data?.viewer.timeZone,
    isBusy: loading,
    error,
    // A failure shows as `error`.
    onChange: (timeZone) => void send({ variables: { timeZone } }).catch(() => undefined),
  };
}
