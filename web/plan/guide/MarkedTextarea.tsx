import { useMemo, type Ref } from "react";
import { onKeys } from "../../lib/keys.js";
import { marksOf } from "./marks.js";

interface MarkedTextareaProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly label: string;
  readonly describedBy?: string;
  readonly words: { readonly lang: string; readonly dir: "ltr" | "rtl" };
  readonly factValues: readonly string[];
  readonly onChange: (value: string) => void;
  /** Makes it a text of one line, which Enter ends; it may still need several rows. */
  readonly onEnter?: () => void;
}

/** A text field that grows with its text, over a layer that marks the facts and the blanks in it. */
export function MarkedTextarea(props: MarkedTextareaProps) {
  const { ref, value, label, describedBy, words, factValues, onChange, onEnter } = props;
  const marks = useMemo(() => marksOf(value, factValues), [value, factValues]);
  return (
    <div className={onEnter ? "marked is-line" : "marked"} {...words}>
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
        onKeyDown={onEnter && onKeys({ Enter: onEnter })}
        onChange={({ target }) => onChange(onEnter ? target.value.replace(/[\r\n]+/g, " ") : target.value)}
      />
    </div>
  );
}
