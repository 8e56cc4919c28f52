import { useMemo, type Ref } from "react";
import { marksOf } from "./marks.js";

interface MarkedTextareaProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly label: string;
  readonly describedBy: string;
  readonly words: { readonly lang: string; readonly dir: "ltr" | "rtl" };
  readonly factValues: readonly string[];
  readonly onChange: (value: string) => void;
}

/** A text field that grows with its text, over a layer that marks the facts and the blanks in it. */
export function MarkedTextarea({ ref, value, label, describedBy, words, factValues, onChange }: MarkedTextareaProps) {
  const marks = useMemo(() => marksOf(value, factValues), [value, factValues]);
  return (
    <div className="marked" {...words}>
      <div className="marked-layer" aria-hidden>
        {marks.map((mark, place) => (
          <span key={place} className={mark.kind === "text" ? undefined : mark.kind}>
            {mark.text}
          </span>
        ))}
        {/* A last line break takes no room by itself. */}
        {"\u200b"}
      </div>
      <textarea
        ref={ref}
        rows={1}
        value={value}
        aria-label={label}
        aria-describedby={describedBy}
        spellCheck
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
