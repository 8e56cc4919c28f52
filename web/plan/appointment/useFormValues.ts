import { useCallback, useRef, useState } from "react";
import type { AppointmentValues } from "./appointmentValues.js";

/** What the fields of a form have. */
interface FormValues {
  readonly typed: AppointmentValues;
  /** Changes values; `changeOf` gets those after every change before. */
  readonly changeTyped: (changeOf: (values: AppointmentValues) => AppointmentValues) => void;
  /** Returns the values after every change so far, also those that are not drawn yet: what a save sends. */
  readonly readTyped: () => AppointmentValues;
}

/** Holds what the fields of a form have. */
export function useFormValues(start: () => AppointmentValues): FormValues {
  const [typed, setTyped] = useState(start);
  const last = useRef(typed);
  const changeTyped = useCallback((changeOf: (values: AppointmentValues) => AppointmentValues): void => {
    last.current = changeOf(last.current);
    setTyped(last.current);
  }, []);
  const readTyped = useCallback(() => last.current, []);
  return { typed, changeTyped, readTyped };
}
