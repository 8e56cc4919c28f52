import type { LucideIcon } from "lucide-react";

/** Renders an icon with thin lines, by default 16 pixels wide, hidden from screen readers. */
export function Icon({ of: Drawing, size = 16 }: { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden />;
}
