import { Input } from "../../components/controls/Input.js";
import { useEffect, useId, useRef } from "react";
import { NOTE_TITLE_MAX } from "../../../schema/limits.js";
import { useT } from "../../lib/useT.js";
import { noteMessages as messages } from "./messages.js";

/**
 * The title of a note with a counter of at most 80 characters (spec 5). More can be typed or pasted, so that no text is
 * silently cut off; the field then shows an error, and the note is not saved.
 */
export function TitleField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const count = value.trim().length;
  const isTooLong = count > NOTE_TITLE_MAX;
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  return (
    <>
      <label className="field-label" htmlFor={id}>
        {t(messages.title)}
      </label>
      <Input
        ref={field}
        id={id}
        dir="auto"
        value={value}
        autoComplete="off"
        suffix={<span className="note-count">{t(messages.titleCount, { count, max: NOTE_TITLE_MAX })}</span>}
        aria-invalid={isTooLong}
        aria-describedby={`${id}-fault`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-fault`} className="note-fault" role="status">
        {isTooLong && t(messages.titleTooLong, { count, max: NOTE_TITLE_MAX })}
      </p>
    </>
  );
}
