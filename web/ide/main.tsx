import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./ide.css";
import { Auth0Provider } from "@auth0/auth0-react";
import { createRoot } from "react-dom/client";
import { loadConfig } from "../app/config.js";
import { identityOptions } from "../lib/identityOptions.js";
import { nonceStyles } from "../lib/nonceStyles.js";
import { Failure } from "./Failure.js";
import { Ide } from "./Ide.js";
import { texts } from "./texts.js";

nonceStyles();

const config = await loadConfig().catch(() => undefined);

const root = createRoot(document.getElementById("ide") ?? document.body, {
  onUncaughtError: (error) => {
    reportError(error);
    root.render(<Failure words={texts.notShown} />);
  },
});
root.render(
  config === undefined ? (
    <Failure words={texts.noAnswer} />
  ) : (
    <Auth0Provider {...identityOptions(config.identity)} skipRedirectCallback>
      <Ide />
    </Auth0Provider>
  ),
);
