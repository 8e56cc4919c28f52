import { useLayoutEffect, useRef, useState, type TextareaHTMLAttributes } from "react";
import { Button } from "../../components/controls/Button.js";
import { TextArea } from "../../components/controls/Input.js";
import { onKeys } from "../../lib/keys.js";
import { useT } from "../../lib/useT.js";
import { formMessages } from "./formMessages.js";

interface LongTextProps extends Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "aria-describedby"> {
  readonly label: string;
  readonly value: string;
  /** The rows that it has at least, also while it is empty. */
  readonly rows: number;
  readonly onChange: (value: string) => void;
}

/** The rows of a folded text. */
const FOLDED_ROWS = 4;

/**
 * A text of several lines, of which a long one shows the first four until it is pressed or typed in. It is the same field
 * folded and unfolded, so its words can be selected, and are read aloud whole.
 */
export function LongText({ label, value, rows, onChange, ...rest }: LongTextProps) {
  const t = useT();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [lines, setLines] = useState(0);
  useLayoutEffect(() => {
    const box = area.current;
    if (box === null || isOpen) return;
    const count = (): void => setLines(linesOf(box));
    // Before the first paint, so that nothing moves.
    count();
    const sizes = new ResizeObserver(count);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [value, isOpen]);
  const isFolded = !isOpen && lines > FOLDED_ROWS;
  const unfold = (): void => {
    if (isFolded) setOpen(true);
  };
  return (
    <div className={isFolded ? "long-text is-folded" : "long-text"}>
      <TextArea
        {...rest}
        ref={area}
        rows={rows}
        value={value}
        style={{ minBlockSize: `calc(${Math.min(rows, FOLDED_ROWS)}lh + 10px)` }}
        // Words that were selected by dragging stay as they are.
        onClick={({ currentTarget: { selectionStart, selectionEnd } }) => selectionStart === selectionEnd && unfold()}
        onKeyDown={onKeys({ Enter: () => (isFolded ? setOpen(true) : false) })}
        onBlur={({ currentTarget }) => {
          // A folded text shows its beginning.
          if (isFolded) currentTarget.scrollTop = 0;
        }}
        onChange={(event) => {
          setOpen(true);
          onChange(event.target.value);
        }}
      />
      {isFolded && (
        <Button
          type="link"
          size="small"
          aria-label={t(formMessages.showAllOf, { lines, label })}
          onClick={() => {
            setOpen(true);
            area.current?.focus();
          }}
        >
          {t(formMessages.showAll, { lines })}
        </Button>
      )}
    </div>
  );
}

/** Returns how many lines the text of a box has as it is broken now. */
function linesOf(box: HTMLTextAreaElement): number {
  const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(box);
  const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
  const lines = Math.round((box.scrollHeight - padding) / parseFloat(lineHeight));
  return Number.isFinite(lines) ? lines : 0;
}
