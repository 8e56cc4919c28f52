import { useState, type FocusEvent } from "react";

/** The props of an element that notice the pointer and the focus. */
interface Watch {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Returns whether the pointer is on an element or the focus in it, and the props of that element. */
export function usePointed(): { readonly isPointed: boolean; readonly watch: Watch } {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isPointed: isHovered || isFocused,
    watch: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      // Not while the focus moves on inside: what is about to receive it would go.
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
