import { createContext, use } from "react";

/** Whether the form around a control is disabled; a fieldset could not leave out the button that cancels. */
export const FormDisabled = createContext(false);

/** Returns whether a control is disabled: as it says itself, else as its form is. */
export function useDisabled(own: boolean | undefined): boolean {
  const form = use(FormDisabled);
  return own ?? form;
}
