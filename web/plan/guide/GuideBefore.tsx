import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { holdGuide } from "./keptGuide.js";
import "./guide.css";

/**
 * The guide that was shown just before, dimmed and without behaviour, while the next screen is on its way: a blank sheet
 * between two guides would be seen as a flash. Where there was none, what is given.
 */
export function GuideBefore({ otherwise = null }: { readonly otherwise?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(true);
  useLayoutEffect(() => {
    const release = place.current && holdGuide(place.current);
    setHeld(release !== null);
    return release ?? undefined;
  }, []);
  if (!isHeld) return otherwise;
  return (
    <>
      <div ref={place} className="guide-before" />
      <div className="unseen">
        <ListSkeleton />
      </div>
    </>
  );
}
