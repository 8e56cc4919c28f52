import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./ide.css";
import { Auth0Provider } from "@auth0/auth0-react";
import { createRoot } from "react-dom/client";
import { loadConfig } from "../app/config.js";
import { identityOptions } from "../lib/identityOptions.js";
import { nonceStyles } from "../lib/nonceStyles.js";
import { Ide } from "./Ide.js";
import { NoAnswer } from "./NoAnswer.js";

nonceStyles();

const config = await loadConfig().catch(() => undefined);

createRoot(document.getElementById("ide") ?? document.body).render(
  config === undefined ? (
    <NoAnswer />
  ) : (
    <Auth0Provider {...identityOptions(config.identity)} skipRedirectCallback>
      <Ide />
    </Auth0Provider>
  ),
);
