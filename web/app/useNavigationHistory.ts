import { useState } from "react";
import { useLocation, useNavigate, useNavigationType, type Location } from "react-router-dom";
import { visit, type NavigationHistory } from "./navigationHistory.js";

interface Walk {
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  readonly goBack: () => void;
  readonly goForward: () => void;
}

const start: NavigationHistory = { entries: [], position: 0, offset: 0 };

/**
 * Returns the navigation history of this tab with its moves; Back is disabled at its first entry and Forward at its
 * last.
 */
export function useNavigationHistory(): Walk {
  const location = useLocation();
  const navigate = useNavigate();
  const action = useNavigationType();
  const [history, setHistory] = useState<NavigationHistory>(start);
  const [seen, setSeen] = useState<Location>();
  // Set while rendering, so that the buttons never show the state of the previous address.
  if (seen !== location) {
    setSeen(location);
    setHistory(visit(history, { path: location.pathname, index: browserIndex(), action }));
  }
  return {
    canGoBack: history.position > 0,
    canGoForward: history.position < history.entries.length - 1,
    goBack: () => void navigate(-1),
    goForward: () => void navigate(1),
  };
}

/** Returns the router's index of the browser's history entry; 0 before its first navigation. */
function browserIndex(): number {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("idx" in state)) return 0;
  return typeof state.idx === "number" ? state.idx : 0;
}
