import { useCallback } from "react";
import { useIntl } from "react-intl";
import { useIdentity } from "./identityProvider.js";

/** What a guest asks the identity provider's page for: to keep the example, the additions alone, or nothing of it. */
export type GuestWish = "keep" | "keep-additions" | "start-own";

/** Returns the function that opens the page on which a guest makes an account of their own; rejects when it cannot. */
export function useGuestAccount(): (wish: GuestWish) => Promise<void> {
  const { loginWithRedirect } = useIdentity();
  return useCallback(
    (wish) => loginWithRedirect({ authorizationParams: { prompt: "login", screen_hint: wish } }),
    [loginWithRedirect],
  );
}

/** Returns the function that writes when the account of a guest ends, such as `Fri 27 Nov, 09:40`. */
export function useGuestEnd(): (endsAt: string) => string {
  const intl = useIntl();
  return (endsAt) =>
    intl.formatDate(endsAt, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
}
