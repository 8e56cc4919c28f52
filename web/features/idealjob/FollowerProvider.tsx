import { useMemo, type ReactNode } from "react";
import { useFollow } from "./useFollow.js";
import { FollowerContext, useSelectedJobHunt } from "./useFollower.js";

/** Provides the selected hunt, queried once, and the function that links it to an ideal job. */
export function FollowerProvider({ children }: { readonly children: ReactNode }) {
  const follower = useSelectedJobHunt();
  const follow = useFollow();
  const value = useMemo(() => ({ follower, follow }), [follower, follow]);
  return <FollowerContext value={value}>{children}</FollowerContext>;
}
