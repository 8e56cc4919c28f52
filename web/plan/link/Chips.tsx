import { Button } from "../../components/controls/Button.js";
import { Suspense, useId, useRef, useState, type ReactNode } from "react";
import { Icon } from "../../components/Icon.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { oneIconOf } from "../../lib/recordIcons.js";
import { joinFacts } from "../../lib/joinFacts.js";
import { useT } from "../../lib/useT.js";
import { linkMessages as messages, roleNames } from "./linkMessages.js";
import type { Tie } from "./ties.js";

const card = lazyComponent(async () => (await import("./TieCard.js")).TieCard);

/** The number of chips that are shown at first. */
const CHIPS_MAX = 5;

interface ChipsProps {
  readonly label: string;
  /** Undefined until they are known. */
  readonly ties: readonly Tie[] | undefined;
  /** Removes a link; absent where none is removed. */
  readonly onUnlink?: (tie: Tie) => void;
  /** What follows the chips: the button that links another one. */
  readonly children?: ReactNode;
}

/** Links as chips; a press on one shows a small card. From the sixth on they wait behind a button. */
export function Chips({ label, ties = [], onUnlink, children }: ChipsProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? ties : ties.slice(0, CHIPS_MAX);
  const rest = ties.length - shown.length;
  return (
    <div className="ties">
      {ties.length > 0 && (
        <ul aria-label={label}>
          {shown.map((tie) => (
            <Chip key={tie.record.id} tie={tie} onUnlink={onUnlink} />
          ))}
          {rest > 0 && (
            <li>
              <Button
                size="small"
                className="tie"
                aria-label={t(messages.others, { count: rest })}
                onClick={() => setWhole(true)}
              >
                {`+${rest}`}
              </Button>
            </li>
          )}
        </ul>
      )}
      {children}
    </div>
  );
}

interface ChipProps {
  readonly tie: Tie;
  readonly onUnlink: ((tie: Tie) => void) | undefined;
}

function Chip({ tie, onUnlink }: ChipProps) {
  const t = useT();
  const cardId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { kind, name, detail, type } = tie.record;
  const text = name || t(messages.untitled);
  const role = tie.role ? roleNames[tie.role] : undefined;
  return (
    <li>
      <Button
        ref={button}
        size="small"
        className="tie"
        icon={<Icon of={oneIconOf(kind)} size={14} />}
        title={joinFacts(
          [type, detail].filter((part) => part !== text),
          ", ",
        )}
        aria-expanded={isOpen}
        aria-controls={isOpen ? cardId : undefined}
        onPointerEnter={card.preload}
        onFocus={card.preload}
        onClick={() => setOpen(!isOpen)}
      >
        <bdi>{text}</bdi>
        {role && <span className="tie-role">{t(role)}</span>}
      </Button>
      {isOpen && (
        <Suspense>
          <card.Component
            id={cardId}
            tie={tie}
            anchor={button}
            onClose={() => setOpen(false)}
            onUnlink={onUnlink && (() => onUnlink(tie))}
          />
        </Suspense>
      )}
    </li>
  );
}
