import { useEffect } from "react";
import { browserTimeZone } from "../lib/environment/timeZone.js";
import { useOnline } from "../lib/useOnline.js";
import { useBrowserTimeZoneMutation } from "./app.generated.js";

/** Sets the time zone of a user who has none to the browser's. Renders nothing. */
export function BrowserTimeZone() {
  const isOnline = useOnline();
  const [send] = useBrowserTimeZoneMutation();
  const timeZone = isOnline ? browserTimeZone() : null;
  useEffect(() => {
    // A failure is silent: the next start tries again.
    if (timeZone !== null) send({ variables: { timeZone } }).catch(() => undefined);
  }, [send, timeZone]);
  return null;
}
