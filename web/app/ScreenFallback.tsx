import { ListSkeleton } from "../components/ListSkeleton.js";

/** The placeholder of a screen whose chunk is loading. */
export function ScreenFallback() {
  return (
    <div className="screen-fallback">
      <ListSkeleton />
    </div>
  );
}
