import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./ide.css";
import { Auth0Provider } from "@auth0/auth0-react";
import { createRoot } from "react-dom/client";
import { loadConfig } from "../app/config.js";
import { identityOptions } from "../lib/identityOptions.js";
import { nonceStyles } from "../lib/nonceStyles.js";
import { Ide } from "./Ide.js";

nonceStyles();

const { identity } = await loadConfig();

createRoot(document.getElementById("ide") ?? document.body).render(
  <Auth0Provider {...identityOptions(identity)} skipRedirectCallback>
    <Ide />
  </Auth0Provider>,
);
