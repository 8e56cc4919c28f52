import { landingMessages } from "../features/landing/messages.js";
import { useT } from "../lib/useT.js";
import { ErrorScreen } from "./ErrorScreen.js";

/** The page shown where browsers allow no sign-in: plain http at an address that is not this machine. */
export function InsecurePage() {
  const t = useT();
  return <ErrorScreen message={t(landingMessages.insecure)} />;
}
