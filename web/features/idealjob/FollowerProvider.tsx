import { useMemo, type ReactNode } from "react";
import { useFollow } from "./useFollow.js";
import { FollowerContext, useSelectedHunt } from "./useFollower.js";

/** Gives every part of the screen the hunt that is selected, asked for once, and what lets it follow an ideal job. */
export function FollowerProvider({ children }: { readonly children: ReactNode }) {
  const follower = useSelectedHunt();
  const follow = useFollow();
  const value = useMemo(() => ({ follower, follow }), [follower, follow]);
  return <FollowerContext value={value}>{children}</FollowerContext>;
}
