import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./ide.css";
import { Auth0Provider } from "@auth0/auth0-react";
import { createRoot } from "react-dom/client";
import { loadConfig } from "../app/config.js";
import { signInScope } from "../lib/signInScope.js";
import { Ide } from "./Ide.js";

const { identity } = await loadConfig();

// The same client, audience and scope as the app, so that who is signed in there is signed in here.
createRoot(document.getElementById("ide") ?? document.body).render(
  <Auth0Provider
    domain={identity.domain}
    clientId={identity.clientId}
    cacheLocation="localstorage"
    useRefreshTokens
    skipRedirectCallback
    authorizationParams={{
      redirect_uri: `${window.location.origin}/`,
      scope: signInScope,
      ...(identity.audience === undefined ? {} : { audience: identity.audience }),
    }}
  >
    <Ide />
  </Auth0Provider>,
);
