import { useAuth0 } from "@auth0/auth0-react";
import { signInProblem } from "../features/landing/signInProblem.js";
import { texts } from "./texts.js";

/** Redirects to the sign-in page of the app, and back here. */
export function SignIn({ hasEnded }: { hasEnded: boolean }) {
  const { error, loginWithRedirect } = useAuth0();
  return (
    <main className="ide-sign-in">
      <h1>{texts.title}</h1>
      <p>{hasEnded ? texts.ended : texts.explanation}</p>
      {error === undefined ? null : <p role="alert">{signInProblem(error).defaultMessage}</p>}
      <button type="button" onClick={() => void loginWithRedirect({ appState: { returnTo: "/graphql" } })}>
        {texts.signIn}
      </button>
    </main>
  );
}
