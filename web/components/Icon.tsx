import type { LucideIcon } from "lucide-react";

/** Draws an icon the product's way: thin, 16 pixels unless said otherwise, hidden from screen readers. */
export function Icon({ of: Drawing, size = 16 }: { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden />;
}
