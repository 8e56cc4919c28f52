import { Button } from "../../components/controls/Button.js";
import { TextArea } from "../../components/controls/Input.js";
import { ScanText } from "lucide-react";
import { useEffect, useId, useRef, useState, type ChangeEvent, type RefObject } from "react";
import { paths } from "../../lib/paths.js";
import { Icon } from "../../components/Icon.js";
import { isPaste, useCapture } from "../../lib/capture.js";
import { onKeys } from "../../lib/keys.js";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import { useIsOff } from "../../lib/session.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import { dashboardMessages as messages } from "./messages.js";
import { usePasteAnywhere } from "./usePasteAnywhere.js";

/** The key that leads to the box, as it is written. */
const KEY = "C";

/**
 * Opens the form of a new hunt with the advert or address that is pasted here, or anywhere on the dashboard. It is one
 * line beside the date; for somebody without a hunt it is larger, says what happens, and has the focus.
 */
export function CaptureBox({ isFirst }: { /** It is known that there is no hunt yet. */ readonly isFirst: boolean }) {
  const t = useT();
  const id = useId();
  const isTextOnly = useIsOff("PAGE_FETCH");
  const capture = useCapture(paths.jobDetails);
  const [text, setText] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const hasMouse = !useMediaQuery(`${screens.phone}, ${screens.noMouse}`);
  const [shortcuts] = useLocalStorageState("shortcuts");
  useShortcut("c", () => area.current?.focus());
  usePasteAnywhere((pasted) => {
    setText(pasted);
    capture(pasted);
  });
  // On touch the focus would open the keyboard of the screen, over what is to be read first.
  useFocusOnce(area, isFirst && hasMouse);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    setText(target.value);
    if (isPaste(nativeEvent) && target.value.trim() !== "") capture(target.value);
  };
  const label = t(isTextOnly ? messages.captureText : messages.capture);
  const isTyped = text.trim() !== "";
  return (
    <section className={isFirst ? "capture-box is-first" : "capture-box"}>
      <label htmlFor={id} className={isFirst ? undefined : "unseen"}>
        {label}
      </label>
      <p id={`${id}-hint`} className={isFirst ? undefined : "unseen"}>
        {t(messages.captureHint)}
      </p>
      <div className="capture-row">
        <Icon of={ScanText} />
        <TextArea
          ref={area}
          id={id}
          aria-describedby={`${id}-hint`}
          aria-keyshortcuts="c"
          placeholder={isFirst ? undefined : label}
          rows={isFirst ? 2 : 1}
          value={text}
          spellCheck={false}
          onChange={change}
          onKeyDown={onKeys({ "Mod+Enter": () => isTyped && capture(text) })}
        />
        {hasMouse && shortcuts !== "off" && text === "" && (
          <span className="capture-key" aria-hidden>
            <kbd>{KEY}</kbd>
          </span>
        )}
        {isTyped && (
          <Button type="primary" icon={<Icon of={ScanText} />} onClick={() => capture(text)}>
            {t(messages.captureRead)}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Gives a field the focus once it may have it, unless the person is somewhere else by then. */
function useFocusOnce(field: RefObject<HTMLTextAreaElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    // The heading of the screen takes the focus when one comes from another; the field has it after that.
    queueMicrotask(() => {
      const at = document.activeElement;
      if (at === null || at === document.body || at.matches("h1, main")) field.current?.focus();
    });
  }, [field, isOn]);
}
