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
export function AdvertText({ id, text, marked, isRead, focusRef, onChange, onPaste, onExtract }: AdvertTextProps) {
  const t = useT();
  const isTextOnly = useIsOff("PAGE_FETCH");
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  /** The text that was unfolded by a press. */
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = area.current;
    if (marked.length === 0 || mark.current === null || box === null) return;
    box.scrollTop = mark.current.offsetTop - box.clientHeight / 3;
  }, [marked]);
  useImperativeHandle(focusRef, () => () => area.current?.focus(), []);
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    setUnfolded(target.value);
    onChange(target.value);
    if (isPaste(nativeEvent)) onPaste(target.value);
  };
  const follow = (event: UIEvent<HTMLTextAreaElement>) => {
    if (copy.current) copy.current.scrollTop = event.currentTarget.scrollTop;
  };
  return (
    <div className="advert" data-folded={(isRead && unfolded !== text) || undefined}>
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
        onClick={() => setUnfolded(text)}
        onChange={type}
        // Elsewhere in the form these keys save it.
        onKeyDown={onKeys({ "Mod+Enter": onExtract })}
      />
    </div>
  );
}
