import type { ReactNode } from "react";
import { useT } from "../../lib/useT.js";
import { nextMessages } from "./nextMessages.js";
import "./strip.css";

/** The frame of what is next in an open hunt. */
export function Strip({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <section className="next-strip" aria-label={t(nextMessages.label)}>
      {children}
    </section>
  );
}
