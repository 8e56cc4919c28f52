import { componentMessages as messages } from "../components/messages.js";
import { useT } from "../lib/useT.js";

/** The page shown while the application loads (spec 2). */
export function LoadingScreen() {
  const t = useT();
  return (
    <p className="boot" role="status">
      {t(messages.loading)}
    </p>
  );
}
