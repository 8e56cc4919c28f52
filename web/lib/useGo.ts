import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { askToLeave } from "./leaveGuard.js";

/** Goes to an address of the product, after asking when a changed form would be left. */
export function useGo(): (path: string, options?: { readonly state?: unknown; readonly replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback((path, options = {}) => askToLeave(() => void navigate(path, options)), [navigate]);
}
