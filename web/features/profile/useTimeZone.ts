import { useTimeZoneQuery, useTimeZoneUpdateMutation } from "./profile.generated.js";

export interface TimeZoneState {
  /** Null while there is none, undefined until that is known. */
  readonly kept: string | null | undefined;
  readonly isBusy: boolean;
  /** The error of the last change; undefined when it did not fail. */
  readonly error: unknown;
  readonly onChange: (timeZone: string) => void;
}

/** Returns the stored time zone and the function that changes it. */
export function useTimeZone(): TimeZoneState {
  const { data } = useTimeZoneQuery();
  const [send, { loading, error }] = useTimeZoneUpdateMutation();
  return {
    kept: data?.viewer.timeZone,
    isBusy: loading,
    error,
    // A failure is shown as `error`.
    onChange: (timeZone) => void send({ variables: { timeZone } }).catch(() => undefined),
  };
}
