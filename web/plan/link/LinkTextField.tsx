import { FILTER_MAX } from "../../../schema/limits.js";
import { optionId } from "../../components/OptionList.js";
import { useT } from "../../lib/useT.js";
import { linkMessages as messages } from "./linkMessages.js";
import type { LinkKind } from "./ties.js";
import type { LinkChoice } from "./useLinkChoice.js";

interface LinkTextFieldProps {
  readonly choice: LinkChoice;
  readonly label: string;
  readonly kind: LinkKind;
}

/** The field of a link box; it keeps the focus while the arrow keys choose in the list. */
export function LinkTextField({ choice, label, kind }: LinkTextFieldProps) {
  const t = useT();
  const { listId, options, active, twin } = choice;
  const isExpanded = options.length > 0 && twin === null;
  return (
    <input
      type="text"
      className="tie-input"
      role="combobox"
      dir="auto"
      autoFocus
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={FILTER_MAX}
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? listId : undefined}
      aria-activedescendant={isExpanded ? optionId(listId, active) : undefined}
      placeholder={t(messages.placeholder, { kind })}
      value={choice.text}
      readOnly={twin !== null}
      onChange={(event) => choice.type(event.target.value)}
      onKeyDown={choice.onKeyDown}
    />
  );
}
