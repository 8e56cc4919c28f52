import { useEffect, useState } from "react";
import { useLoadingPart } from "./keysAhead.js";

/** The delay in milliseconds, so that a fast response shows no skeleton. */
const TIMEOUT_MS = 150;

/** Says that a part of the screen is loading; returns whether that has taken so long that a skeleton should be shown. */
export function useIsLate(): boolean {
  useLoadingPart();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
