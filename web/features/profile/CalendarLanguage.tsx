import { Select } from "../../components/controls/Select.js";
import { useId } from "react";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { calendarMessages as messages } from "./calendarMessages.js";
import { languageOptions } from "./languageOptions.js";

interface CalendarLanguageProps {
  readonly language: string;
  readonly isBusy: boolean;
  readonly onChange: (language: string) => void;
}

/** Shows and changes the language in which calendar programs name days and steps. */
export function CalendarLanguage({ language, isBusy, onChange }: CalendarLanguageProps) {
  const t = useT();
  const isOnline = useOnline();
  const fieldId = useId();
  const hintId = useId();
  return (
    <div className="setting">
      <span className="calendar-switch">
        <label htmlFor={fieldId}>{t(messages.language)}</label>
        <span id={hintId} className="quiet">
          {t(messages.languageHint)}
        </span>
      </span>
      <Select
        id={fieldId}
        value={language}
        options={languageOptions}
        disabled={isBusy || !isOnline}
        aria-describedby={hintId}
        onChange={onChange}
      />
    </div>
  );
}
