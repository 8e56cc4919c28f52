import { ChevronDown } from "lucide-react";
import { useId, useRef, type KeyboardEvent } from "react";
import { FILTER_MAX } from "../../schema/limits.js";
import { useT } from "../lib/useT.js";
import { zoneLabel } from "../lib/zoneNames.js";
import { Icon } from "./Icon.js";
import { OptionList, optionId } from "./OptionList.js";
import { useFloat } from "./useFloat.js";
import { useZoneChoice, type ZoneChoice } from "./useZoneChoice.js";
import { zoneMessages as messages } from "./zoneMessages.js";
import "./zone.css";
import { onKeys } from "../lib/keys.js";

interface ZoneBoxProps {
  readonly id: string;
  /** The person's own zone, which the list begins with; null: they have none. */
  readonly own: string | null;
  /** Null: none is chosen. */
  readonly value: string | null;
  /** The moment whose distances from UTC are shown and searched. */
  readonly at: Date;
  /** Shown while none is chosen. */
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: boolean | undefined;
  readonly onChange: (timeZone: string) => void;
}

/** A time zone, found by typing: a field with a list below, from which a press, an arrow key or typing opens it. */
export function ZoneBox({ own, value, at, placeholder = "", isDisabled = false, onChange, ...field }: ZoneBoxProps) {
  const listId = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const choice = useZoneChoice({ own, value, at, onChange });
  const label = value === null ? "" : zoneLabel(value);
  const isExpanded = choice.isOpen && choice.options.length > 0;
  const onKeyDown = onKeys<KeyboardEvent>((event, key) => {
    if (!choice.press(key)) return false;
    event.stopPropagation();
  });
  return (
    <span ref={frame} className="zone-box">
      <input
        {...field}
        type="text"
        role="combobox"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={FILTER_MAX}
        disabled={isDisabled}
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-activedescendant={isExpanded ? optionId(listId, choice.active) : undefined}
        placeholder={label || placeholder}
        value={choice.isOpen ? choice.text : label}
        onFocus={(event) => event.currentTarget.select()}
        onClick={choice.open}
        onChange={(event) => choice.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => document.hasFocus() && choice.close()}
      />
      <Icon of={ChevronDown} size={16} />
      {choice.isOpen && <ZoneList anchor={frame} listId={listId} choice={choice} />}
    </span>
  );
}

interface ZoneListProps {
  readonly anchor: React.RefObject<HTMLElement | null>;
  readonly listId: string;
  readonly choice: ZoneChoice;
}

function ZoneList({ anchor, listId, choice }: ZoneListProps) {
  const t = useT();
  const element = useRef<HTMLDivElement>(null);
  useFloat(anchor, element);
  const { options, active } = choice;
  return (
    <div ref={element} popover="manual" className="zone-list" onMouseDown={(event) => event.preventDefault()}>
      {options.length === 0 ? (
        <p className="zone-none">{t(messages.none)}</p>
      ) : (
        <OptionList
          listId={listId}
          label={t(messages.count, { count: options.length })}
          options={options}
          active={active}
          onChoose={choice.choose}
          onPoint={choice.point}
        />
      )}
      <p className="unseen" role="status">
        {options.length === 0 ? t(messages.none) : t(messages.count, { count: options.length })}
      </p>
    </div>
  );
}
