import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./Icon.js";
import "./callout.css";

interface CalloutProps {
  readonly icon: LucideIcon;
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}

/** A box with a picture and what follows from what is being entered, or what stands against it. */
export function Callout({ icon, isWarning = false, children }: CalloutProps) {
  return (
    <div className={isWarning ? "callout is-warning" : "callout"}>
      <Icon of={icon} size={18} />
      <div>{children}</div>
    </div>
  );
}
