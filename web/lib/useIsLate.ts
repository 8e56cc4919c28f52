import { useEffect, useState } from "react";

/** The delay in milliseconds, so that a fast response shows no skeleton. */
const TIMEOUT_MS = 150;

/** Returns whether loading has taken so long that a skeleton should be shown. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
