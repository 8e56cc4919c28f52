import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../Icon.js";

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX } as const;

interface AlertProps {
  readonly type: keyof typeof ICONS;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** How it is announced when it appears; absent: not at all. */
  readonly role?: "alert" | "status";
  readonly className?: string;
}

/** A box with a notice. */
export function Alert({ type, title, description, role, className }: AlertProps) {
  return (
    <div className={["alert", `alert-${type}`, className].filter(Boolean).join(" ")} role={role}>
      <Icon of={ICONS[type]} size={18} />
      <div>
        <div className="alert-title">{title}</div>
        {description && <div>{description}</div>}
      </div>
    </div>
  );
}
