import { Auth0Provider, useAuth0, type AppState, type Auth0ContextInterface } from "@auth0/auth0-react";
import { useEffect } from "react";
import { identityOptions, type Identity } from "../lib/identityOptions.js";

/** Auth0's client, as far as it is used here. */
export type Auth0 = Auth0ContextInterface;

interface Auth0IdentityProps {
  readonly settings: Identity;
  readonly onReturn: (state?: AppState) => void;
  /** Called with the client when its state changes. */
  readonly onChange: (auth0: Auth0) => void;
}

/** Runs Auth0's client. Renders nothing, so that loading it later mounts no screen anew. */
export function Auth0Identity({ settings, onReturn, onChange }: Auth0IdentityProps) {
  return (
    <Auth0Provider {...identityOptions(settings)} onRedirectCallback={onReturn}>
      <Report onChange={onChange} />
    </Auth0Provider>
  );
}

function Report({ onChange }: Pick<Auth0IdentityProps, "onChange">) {
  const auth0 = useAuth0();
  useEffect(() => onChange(auth0), [auth0, onChange]);
  return null;
}
