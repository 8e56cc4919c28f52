import { SignUpScreen } from "../features/signup/SignUpScreen.js";
import { clearEverything } from "./clearEverything.js";
import { paths } from "../lib/paths.js";
import { useLandingGone } from "./useLandingGone.js";
import { useIdentity } from "../lib/identityProvider.js";

/** The sign-up notice: its OK clears what this browser stores and logs the user out (spec 1). */
export function SignUpPage() {
  const { logout } = useIdentity();
  useLandingGone();
  const leave = (): void => {
    clearEverything();
    void logout({ logoutParams: { returnTo: window.location.origin + paths.dashboard } });
  };
  return <SignUpScreen onOk={leave} />;
}
