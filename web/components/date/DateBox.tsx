import { Suspense, useState } from "react";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { Input } from "../controls/Input.js";
import type { DateBoxProps } from "./TypedDateBox.js";

const typed = lazyComponent(async () => (await import("./TypedDateBox.js")).TypedDateBox);

/** Loads what reads a typed day, before a form needs it. */
export const preloadDateBox = typed.preload;

/** A day, typed in words or figures or chosen in a calendar. Until what reads it is loaded, the text can be typed already. */
export function DateBox(props: DateBoxProps) {
  const { id, value, "aria-describedby": describedBy, autoFocus = false, onChange } = props;
  const [hasFocus, setFocus] = useState(autoFocus);
  const before = (
    <Input
      id={id}
      value={value}
      aria-describedby={describedBy}
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    />
  );
  return (
    <Suspense fallback={before}>
      <typed.Component {...props} autoFocus={hasFocus} />
    </Suspense>
  );
}
