import { ListSkeleton } from "../components/ListSkeleton.js";

/** Holds the place of a screen whose code is on its way. */
export function ScreenFallback() {
  return (
    <div className="screen-fallback">
      <ListSkeleton />
    </div>
  );
}
