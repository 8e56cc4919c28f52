import type { LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import type { PhaseName } from "../schema.generated.js";
import { joinFacts } from "../lib/joinFacts.js";
import { DETAIL_SEPARATOR } from "./hitDetail.js";
import { Icon } from "./Icon.js";
import "./options.css";

/** A row of a list of options. */
export interface ListOption {
  readonly key: string;
  readonly group: string;
  readonly icon?: LucideIcon | undefined;
  /** Shown in place of the icon: the phase in its colour. */
  readonly phase?: PhaseName | undefined;
  readonly label: string;
  readonly detail: string;
  /** Shown below the label. */
  readonly line?: string | undefined;
  readonly kind?: string | undefined;
}

interface OptionListProps {
  readonly listId: string;
  readonly label: string;
  readonly options: readonly ListOption[];
  readonly active: number;
  readonly onChoose: (index: number) => void;
  readonly onPoint: (index: number) => void;
}

/** Lists the options of a combobox in their groups; the active one is scrolled into view. */
export function OptionList({ listId, label, options, active, onChoose, onPoint }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active, options.length]);
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div ref={list} id={listId} className="option-list" role="listbox" aria-label={label}>
      {groups.map((group, at) => (
        <div key={group} role="group" aria-labelledby={`${listId}-group-${at}`}>
          <div id={`${listId}-group-${at}`} className="option-group" role="presentation">
            {group}
          </div>
          {options.map(
            (option, index) =>
              option.group === group && (
                <div
                  key={option.key}
                  id={optionId(listId, index)}
                  className="option"
                  role="option"
                  aria-selected={index === active}
                  onPointerMove={() => index !== active && onPoint(index)}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(index)}
                >
                  {option.phase ? (
                    <span className={`option-phase hue-${option.phase.toLowerCase()}`}>
                      <span className="dot" />
                    </span>
                  ) : (
                    option.icon && <Icon of={option.icon} />
                  )}
                  <span className={option.line ? "option-lines" : "option-words"}>
                    <span className="option-label" dir="auto" title={option.label}>
                      {option.label}
                    </span>
                    <span className="option-detail" dir="auto">
                      {joinFacts((option.line || option.detail).split(DETAIL_SEPARATOR))}
                    </span>
                  </span>
                  {option.kind && <span className="option-kind">{option.kind}</span>}
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}

/** Returns the id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
