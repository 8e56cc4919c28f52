import { useEffect, useRef } from "react";

interface Shown<T> {
  /** Returns the value that is on the screen: a new one counts once the browser has drawn it. */
  readonly read: () => T;
  /** Makes a value count at once: that of an act of the person. */
  readonly put: (value: T) => void;
}

/** Follows which value is on the screen. */
export function useShown<T>(value: T): Shown<T> {
  const shown = useRef(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      shown.current = value;
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return {
    read: () => shown.current,
    put: (next) => {
      shown.current = next;
    },
  };
}
