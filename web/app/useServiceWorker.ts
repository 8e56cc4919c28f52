import { useEffect } from "react";
import { askToLeave } from "../lib/leaveGuard.js";
import { notify } from "../lib/notify.js";
import { isOutdated } from "../lib/release.js";
import { mayPreload, whenQuiet } from "../lib/whenQuiet.js";
import { useT } from "../lib/useT.js";
import { failureMessages } from "./failureMessages.js";
import { appMessages as messages } from "./messages.js";

/**
 * Registers the service worker, which opens the application offline, and shows a toast when a new version is waiting.
 */
export function useServiceWorker(): void {
  const t = useT();
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return undefined;
    let isOver = false;
    const offer = (waiting: ServiceWorker): void => {
      // The page has been renewed already, and its worker follows.
      if (!isOutdated()) return waiting.postMessage("take-over");
      const reload = (): void =>
        askToLeave(() => {
          // Another window may have let it take over meanwhile.
          if (waiting.state !== "installed") return window.location.reload();
          navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
          waiting.postMessage("take-over");
        });
      notify(t(messages.newVersion), { action: { label: t(failureMessages.reload), run: reload } });
    };
    const watch = (registration: ServiceWorkerRegistration | undefined): void => {
      if (isOver || registration === undefined) return;
      if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker?.addEventListener("statechange", () => {
          // The very first one replaces nothing, so no toast is shown.
          if (!isOver && worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
        });
      });
    };
    const cancel = whenQuiet(() => {
      // The first installation fetches every file.
      if (navigator.serviceWorker.controller === null && !mayPreload()) return;
      // Where the browser or its settings refuse service workers, the application works without.
      navigator.serviceWorker.register("/sw.js").then(watch, () => undefined);
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [t]);
}
