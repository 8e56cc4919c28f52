import { useRef, useState } from "react";

/** Where the pointer is, in pixels of the page that is seen. */
interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** A move of a pointer over a row. */
export interface PointedAt extends Place {
  readonly pointerType: string;
}

/** The row under the mouse. */
export interface HoveredRow {
  /** Its id; undefined: there is none, or the keys have moved on since the mouse was moved. */
  readonly id: string | undefined;
  readonly point: (id: string, event: PointedAt) => void;
  readonly leave: () => void;
  /** Notes that the keys have moved to a row: the mouse that rests on another one counts again once it is moved. */
  readonly yieldToKeys: () => void;
}

/** Returns the row under the mouse; a row that comes under a mouse that rests is not pointed at. */
export function useHoveredRow(): HoveredRow {
  const [id, setId] = useState<string>();
  const last = useRef<Place>(undefined);
  const resting = useRef<Place>(undefined);
  return {
    id,
    point: (pointed, { pointerType, clientX, clientY }) => {
      if (pointerType !== "mouse") return;
      last.current = { clientX, clientY };
      const { current } = resting;
      if (current !== undefined && current.clientX === clientX && current.clientY === clientY) return;
      resting.current = undefined;
      setId(pointed);
    },
    leave: () => setId(undefined),
    yieldToKeys: () => {
      resting.current = last.current;
      setId(undefined);
    },
  };
}
