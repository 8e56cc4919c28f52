import { TextArea } from "../../components/controls/Input.js";
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type RefObject,
  type UIEvent,
} from "react";
import { MarkedText } from "../../components/MarkedText.js";
import { isPaste } from "../../lib/capture.js";
import { onKeys } from "../../lib/keys.js";
import type { Place } from "../../lib/quotes.js";
import { useIsOff } from "../../lib/session.js";
import { useT } from "../../lib/useT.js";
import { jobDetailsMessages } from "./messages.js";

interface AdvertTextProps {
  readonly id: string;
  readonly text: string;
  /** The words the focused field was read from. */
  readonly marked: readonly Place[];
  /** A small screen shows the first lines of an advert that was read, until it is pressed. */
  readonly isRead: boolean;
  /** How many readings were begun: each folds it again. */
  readonly readings: number;
  readonly onChange: (text: string) => void;
  /** Called after `onChange` when the text was pasted. */
  readonly onPaste: (text: string) => void;
  readonly onExtract: () => void;
  /** Set to the function that focuses the area. */
  readonly focusRef: RefObject<(() => void) | null>;
}

/**
 * The paste area of 15 rows (spec 2). The words the focused field was read from are marked: a browser shows a selection
 * only in the focused element, so a copy of the text behind the area carries the mark and scrolls along.
 */
export function AdvertText({
  id,
  text,
  marked,
  isRead,
  readings,
  focusRef,
  onChange,
  onPaste,
  onExtract,
}: AdvertTextProps) {
  const t = useT();
  const isTextOnly = useIsOff("PAGE_FETCH");
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  /** The reading after which the advert was unfolded. */
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = area.current;
    // Another text begins at its beginning, unless it is being typed.
    if (box !== null && box !== document.activeElement) box.scrollTop = 0;
  }, [text]);
  useEffect(() => {
    const box = area.current;
    if (marked.length === 0 || mark.current === null || box === null) return;
    box.scrollTop = mark.current.offsetTop - box.clientHeight / 3;
  }, [marked]);
  useImperativeHandle(focusRef, () => () => area.current?.focus(), []);
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    setUnfolded(readings);
    onChange(target.value);
    if (isPaste(nativeEvent)) onPaste(target.value);
  };
  const follow = (event: UIEvent<HTMLTextAreaElement>) => {
    if (copy.current) copy.current.scrollTop = event.currentTarget.scrollTop;
  };
  return (
    <div className="advert" data-folded={(isRead && unfolded !== readings) || undefined}>
      <div ref={copy} className="advert-copy" aria-hidden>
        {marked.length > 0 && (
          <>
            <MarkedText text={text} places={marked} firstRef={mark} />
            {"\n"}
          </>
        )}
      </div>
      <TextArea
        ref={area}
        id={id}
        rows={15}
        value={text}
        placeholder={t(isTextOnly ? jobDetailsMessages.advertTextHint : jobDetailsMessages.advertHint)}
        spellCheck={false}
        onScroll={follow}
        onClick={() => setUnfolded(readings)}
        onChange={type}
        // Elsewhere in the form these keys save it.
        onKeyDown={onKeys({ "Mod+Enter": onExtract })}
      />
    </div>
  );
}
