import { useEffect, useEffectEvent } from "react";
import { takeTypedAhead, type TypedAhead } from "./typedAhead.js";

/** Hands over, once the field is there, what was typed before it was; nothing when nothing was. */
export function useTypedAhead(arrive: (typed: TypedAhead) => void): void {
  const take = useEffectEvent(() => {
    const typed = takeTypedAhead();
    if (typed.text !== "") arrive(typed);
  });
  useEffect(() => take(), []);
}
