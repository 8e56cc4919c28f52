import { useT } from "../lib/useT.js";
import { ErrorScreen } from "./ErrorScreen.js";
import { failureMessages as messages } from "./failureMessages.js";

/** The router's fallback (spec 8) for a screen that threw an error; what the error says is for the console. */
export function RouterFallback({ isEmbedded }: { isEmbedded: boolean }) {
  const t = useT();
  return (
    <ErrorScreen
      title={t(messages.unexpectedError)}
      message={t(messages.notShown)}
      isEmbedded={isEmbedded}
      onTryAgain={() => window.location.reload()}
    />
  );
}
