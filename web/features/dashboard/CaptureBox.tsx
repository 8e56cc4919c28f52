import { Button } from "../../components/controls/Button.js";
import { TextArea } from "../../components/controls/Input.js";
import { ScanText } from "lucide-react";
import { useId, useRef, useState, type ChangeEvent } from "react";
import { paths } from "../../lib/paths.js";
import { Icon } from "../../components/Icon.js";
import { isPaste, useCapture } from "../../lib/capture.js";
import { onKeys } from "../../lib/keys.js";
import { useIsOff } from "../../lib/session.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useT } from "../../lib/useT.js";
import { dashboardMessages as messages } from "./messages.js";

/**
 * Opens the form of a new hunt with the advert or address that is pasted here. With hunts it is one line, so that what is
 * due stands below it on the first screen.
 */
export function CaptureBox({ isFirst }: { /** There is no hunt yet. */ readonly isFirst: boolean }) {
  const t = useT();
  const id = useId();
  const isTextOnly = useIsOff("PAGE_FETCH");
  const capture = useCapture(paths.jobDetails);
  const [text, setText] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  useShortcut("c", () => area.current?.focus());
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    setText(target.value);
    if (isPaste(nativeEvent) && target.value.trim() !== "") capture(target.value);
  };
  return (
    <section className={isFirst ? "capture-box is-first" : "capture-box"}>
      <label htmlFor={id}>{t(isTextOnly ? messages.captureText : messages.capture)}</label>
      <p id={`${id}-hint`} className={isFirst ? undefined : "unseen"}>
        {t(messages.captureHint)}
      </p>
      <div className="capture-row">
        <TextArea
          ref={area}
          id={id}
          aria-describedby={`${id}-hint`}
          aria-keyshortcuts="c"
          rows={isFirst ? 2 : 1}
          value={text}
          spellCheck={false}
          onChange={change}
          onKeyDown={onKeys({ "Mod+Enter": () => text.trim() !== "" && capture(text) })}
        />
        {text.trim() !== "" && (
          <Button type="primary" icon={<Icon of={ScanText} />} onClick={() => capture(text)}>
            {t(messages.captureRead)}
          </Button>
        )}
      </div>
    </section>
  );
}
