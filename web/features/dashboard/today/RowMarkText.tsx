import { ElsewhereNote } from "./ElsewhereNote.js";
import type { RowMark } from "./useRowMarks.js";
import type { RowTexts } from "./useRowTexts.js";

/** Shows in place of the second line of a row what became of a change of it. */
export function RowMarkText({ mark, texts }: { readonly mark: RowMark; readonly texts: RowTexts }) {
  if (mark.kind === "ELSEWHERE") return <ElsewhereNote step={mark.step} days={texts.days} />;
  if (mark.kind === "GOING") return null;
  return (
    <small title={mark.text} className="due-problem" role="alert">
      {mark.text}
    </small>
  );
}
