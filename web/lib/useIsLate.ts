import { useEffect, useState } from "react";

/** A fast answer should not flash. */
const PATIENCE_MS = 150;

/** Tells whether something has been on its way for so long that its place should be held. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
