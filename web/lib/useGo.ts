import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { askToLeave } from "./leaveGuard.js";

/**
 * Returns the function that navigates to an address of the product, after a question when a changed form would be left.
 */
export function useGo(): (path: string, options?: { readonly state?: unknown; readonly replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback((path, options = {}) => askToLeave(() => void navigate(path, options)), [navigate]);
}
