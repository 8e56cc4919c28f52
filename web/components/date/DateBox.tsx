import { Suspense } from "react";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { Input } from "../controls/Input.js";
import type { DateBoxProps } from "./TypedDateBox.js";

const typed = lazyComponent(async () => (await import("./TypedDateBox.js")).TypedDateBox);

/** Loads what reads a typed day, before a form needs it. */
export const preloadDateBox = typed.preload;

/** A day, typed in words or figures or chosen in a calendar; until what reads it is loaded, the value as it is. */
export function DateBox(props: DateBoxProps) {
  const { id, value, "aria-describedby": describedBy } = props;
  return (
    <Suspense fallback={<Input id={id} value={value} aria-describedby={describedBy} readOnly />}>
      <typed.Component {...props} />
    </Suspense>
  );
}
