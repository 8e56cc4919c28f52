import { useT } from "../lib/useT.js";
import { ErrorScreen } from "./ErrorScreen.js";
import { appMessages as messages } from "./messages.js";

/** The page shown when the server cannot be reached before the application could start. */
export function ConnectionFailure() {
  const t = useT();
  return <ErrorScreen message={t(messages.noConnection)} onTryAgain={() => window.location.reload()} />;
}
