import { useEffect, useRef } from "react";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { paletteMessages as messages } from "./paletteMessages.js";
import type { Option } from "./useOptions.js";

interface PaletteOptionsProps {
  readonly listId: string;
  readonly options: readonly Option[];
  readonly active: number;
  readonly onChoose: (index: number) => void;
  readonly onPoint: (index: number) => void;
}

/** Lists the options in their groups; the active one is scrolled into view. */
export function PaletteOptions({ listId, options, active, onChoose, onPoint }: PaletteOptionsProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active, options.length]);
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div ref={list} id={listId} className="palette-list" role="listbox" aria-label={t(messages.results)}>
      {groups.map((group, at) => (
        <div key={group} role="group" aria-labelledby={`${listId}-group-${at}`}>
          <div id={`${listId}-group-${at}`} className="palette-group" role="presentation">
            {group}
          </div>
          {options.map(
            (option, index) =>
              option.group === group && (
                <div
                  key={option.key}
                  id={`${listId}-${index}`}
                  className="palette-option"
                  role="option"
                  aria-selected={index === active}
                  onPointerMove={() => index !== active && onPoint(index)}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(index)}
                >
                  {option.phase ? (
                    <span className={`palette-phase hue-${option.phase.toLowerCase()}`}>
                      <span className="dot" />
                    </span>
                  ) : (
                    <Icon of={option.icon} />
                  )}
                  <span className="palette-label" title={option.label}>
                    {option.label}
                  </span>
                  <span className="palette-detail">{option.detail}</span>
                  {option.kind && <span className="palette-kind">{option.kind}</span>}
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
