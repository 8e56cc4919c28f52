import { Input, type InputRef } from "antd";
import { useEffect, useId, useRef, type SubmitEvent, type RefObject } from "react";
import { EditConflict } from "../../components/EditConflict.js";
import { FormFrame } from "../../components/FormFrame.js";
import type { Edited } from "../../lib/useEdited.js";
import { useT } from "../../lib/useT.js";
import { screenMessages } from "./messages.js";
import type { Hunt } from "./optimistic.js";
import "./form.css";

/** What the form of a job hunt needs. */
export interface JobHuntFormProps {
  /** Lets the button at the head of the screen submit the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The hunt that is renamed, if one is. */
  readonly edited: Edited<Hunt, "title">;
  readonly title: string;
  /** Why the last save failed; undefined when none did. */
  readonly error: unknown;
  readonly onTitle: (title: string) => void;
  readonly onSave: () => void;
  readonly onEscape: () => void;
}

/** The one field of a job hunt: its title. Enter saves, and Esc goes back. */
export function JobHuntForm({ form, edited, title, error, onTitle, onSave, onEscape }: JobHuntFormProps) {
  const t = useT();
  const id = useId();
  const field = useRef<InputRef>(null);
  // Not autoFocus: the dialog that leads here gives the focus back to its opener when it closes, which is earlier.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <FormFrame onBack={onEscape}>
      <form ref={form} className="form is-narrow" onSubmit={submit}>
        <EditConflict
          edited={edited}
          mine={{ title }}
          labels={{ title: t(screenMessages.title) }}
          error={error}
          onTake={(values) => onTitle(values.title ?? title)}
        />
        <label className="field-label" htmlFor={id}>
          {t(screenMessages.title)}
        </label>
        <Input
          ref={field}
          id={id}
          value={title}
          placeholder={t(screenMessages.unnamed)}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => onTitle(event.target.value)}
        />
        <p id={`${id}-hint`} className="field-hint">
          {t(screenMessages.titleHint)}
        </p>
      </form>
    </FormFrame>
  );
}
