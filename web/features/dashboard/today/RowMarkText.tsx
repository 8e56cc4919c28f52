import { Suspense } from "react";
import { ElsewhereNote } from "./lazyParts.js";
import type { RowMark } from "./useRowMarks.js";
import type { RowTexts } from "./useRowTexts.js";

/** Shows in place of the second line of a row what became of a change of it. */
export function RowMarkText({ mark, texts }: { readonly mark: RowMark; readonly texts: RowTexts }) {
  if (mark.kind === "ELSEWHERE") {
    return (
      <Suspense fallback={null}>
        <ElsewhereNote step={mark.step} days={texts.days} />
      </Suspense>
    );
  }
  if (mark.kind === "GOING") return null;
  return (
    <small title={mark.text} className="due-problem" role="alert">
      {mark.text}
    </small>
  );
}
