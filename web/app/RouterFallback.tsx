import { useT } from "../lib/useT.js";
import { ErrorScreen } from "./ErrorScreen.js";
import { appMessages as messages } from "./messages.js";

/** The router's fallback (spec 8) for a screen that threw an error. */
export function RouterFallback({ error, isEmbedded }: { error: unknown; isEmbedded: boolean }) {
  const t = useT();
  const message = error instanceof Error ? error.message : String(error);
  return (
    <ErrorScreen
      title={t(messages.unexpectedError)}
      message={message}
      isEmbedded={isEmbedded}
      onTryAgain={() => window.location.reload()}
    />
  );
}
