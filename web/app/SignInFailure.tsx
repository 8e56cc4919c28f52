import { signInProblem } from "../features/landing/signInProblem.js";
import { useT } from "../lib/useT.js";
import { ErrorScreen } from "./ErrorScreen.js";

/** The page shown when the return from the sign-in page failed. */
export function SignInFailure({ error }: { error: Error }) {
  const t = useT();
  return <ErrorScreen message={t(signInProblem(error))} />;
}
