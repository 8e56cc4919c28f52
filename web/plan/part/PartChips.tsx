import { Plus, type LucideIcon } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { Button } from "../../components/controls/Button.js";
import { Icon } from "../../components/Icon.js";
import { screenMessages } from "../../components/screenMessages.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import "../link/ties.css";

/** A part as a chip. */
interface Chip {
  readonly icon: LucideIcon;
  readonly text: string;
  /** What stands beside it. */
  readonly beside?: ReactNode;
}

interface PartChipsProps<Part> {
  readonly label: string;
  readonly className?: string | undefined;
  readonly parts: readonly Part[];
  readonly chipOf: (part: Part) => Chip;
  /** False: they are only shown. */
  readonly isOpen: boolean;
  /** The word of the button that adds one, and its accessible name. */
  readonly add: { readonly text: string; readonly label: string };
  /** The form of a part, or of a new one where it is undefined; `preload` loads its code. */
  readonly form: (part: Part | undefined, onClose: () => void) => ReactNode;
  readonly preload: () => void;
  /** An entry of the list behind the chips. */
  readonly afterChips?: ReactNode;
  /** An entry of the list behind the button that adds one. */
  readonly afterAdd?: ReactNode;
}

/** Parts of a hunt as chips, each changed by a press in a form, and a way to add one. */
export function PartChips<Part extends { readonly id: string }>(props: PartChipsProps<Part>) {
  const { label, className, parts, chipOf, isOpen, add, form, preload, afterChips, afterAdd } = props;
  const t = useT();
  const isOnline = useOnline();
  const [asked, setAsked] = useState<{ readonly part: Part | undefined } | null>(null);
  const opensForm = {
    size: "small",
    "aria-haspopup": "dialog",
    disabled: !isOnline,
    title: isOnline ? undefined : t(screenMessages.offlineHint),
    onPointerEnter: preload,
    onFocus: preload,
  } as const;
  return (
    <>
      <ul className={className === undefined ? "ties" : `ties ${className}`} aria-label={label}>
        {parts.map((part) => {
          const { icon, text, beside } = chipOf(part);
          return (
            <li key={part.id}>
              {isOpen ? (
                <Button
                  {...opensForm}
                  className="tie"
                  icon={<Icon of={icon} size={14} />}
                  onClick={() => setAsked({ part })}
                >
                  {text}
                </Button>
              ) : (
                <span className="plain-chip">{text}</span>
              )}
              {beside}
            </li>
          );
        })}
        {afterChips}
        {isOpen && (
          <li>
            <Button
              {...opensForm}
              className="tie tie-add"
              aria-label={add.label}
              icon={<Icon of={Plus} size={14} />}
              onClick={() => setAsked({ part: undefined })}
            >
              {add.text}
            </Button>
          </li>
        )}
        {afterAdd}
      </ul>
      {asked && <Suspense fallback={null}>{form(asked.part, () => setAsked(null))}</Suspense>}
    </>
  );
}
