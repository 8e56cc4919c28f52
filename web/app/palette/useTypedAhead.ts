import { useEffect, useEffectEvent, useRef } from "react";
import { takeTypedAhead, typedAhead } from "./typedAhead.js";

interface TypedAheadOptions {
  /** What the field shows. */
  readonly text: string;
  readonly show: (text: string) => void;
  /** Does what Enter does in the field. */
  readonly enter: () => void;
}

/**
 * Hands over, once the field is there, what was typed before it was. Keys are collected until the field shows all of it: a
 * key that reached the field earlier would take the place of what was typed before.
 */
export function useTypedAhead({ text, show, enter }: TypedAheadOptions): void {
  const isDone = useRef(false);
  const handOver = useEffectEvent(() => {
    if (isDone.current) return;
    const typed = typedAhead();
    if (typed.text !== text) {
      show(typed.text);
      return;
    }
    isDone.current = true;
    if (takeTypedAhead().isEntered) enter();
  });
  useEffect(() => handOver());
}
