import { useLayoutEffect, useRef, type ReactNode } from "react";

/** What is asked in place, such as how an appointment went: it takes the focus. */
export function Question({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  return <div ref={element}>{children}</div>;
}
