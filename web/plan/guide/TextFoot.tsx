import { Button } from "../../components/controls/Button.js";
import type { RefObject } from "react";
import { componentMessages } from "../../components/messages.js";
import { screenMessages } from "../../components/screenMessages.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { countGaps, nextGap } from "./marks.js";
import { textMessages as messages } from "./textMessages.js";
import type { StepText } from "./useStepText.js";

interface TextFootProps {
  readonly id: string;
  readonly text: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly form: StepText;
  readonly isSent: boolean;
}

/** The line under a text: that it is kept, how many blanks are left, and Save while something is not saved. */
export function TextFoot({ id, text, field, form, isSent }: TextFootProps) {
  const t = useT();
  const isOnline = useOnline();
  const blanks = countGaps(text);
  const goToBlank = (): void => {
    const { current } = field;
    const gap = current && nextGap(text, current.selectionEnd);
    if (!gap) return;
    current.focus();
    current.setSelectionRange(gap.start, gap.end);
  };
  return (
    <div className="template-foot">
      <span id={id}>{t(messages.keeps)}</span>
      <span role="status">{isSent && t(messages.sentIt)}</span>
      <span className="template-foot-end">
        {blanks > 0 && (
          <button type="button" className="blanks" onClick={goToBlank}>
            {t(messages.blanks, { blanks })}
          </button>
        )}
        {form.isUnsaved && (
          <Button
            size="small"
            htmlType="submit"
            loading={form.isBusy}
            disabled={!isOnline}
            title={isOnline ? undefined : t(screenMessages.offlineHint)}
            aria-keyshortcuts="Control+Enter"
          >
            {t(componentMessages.save)}
          </Button>
        )}
      </span>
    </div>
  );
}
