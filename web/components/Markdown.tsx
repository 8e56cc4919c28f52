import { lazy, Suspense } from "react";
import { useT } from "../lib/useT.js";
import { MarkdownBoundary } from "./MarkdownBoundary.js";
import { componentMessages as messages } from "./messages.js";
import type { OnTick } from "./TaskItem.js";
import "./markdown.css";

/** Longer texts are shown as they were written: laying them out would hold up the page. */
const MAX_LENGTH = 20_000;
/** Deeper nesting of quotes and lists is nobody's note. */
const MAX_NESTING = 20;

const MarkdownBody = lazy(() => import("./MarkdownBody.js").then((module) => ({ default: module.MarkdownBody })));

interface MarkdownProps {
  readonly text: string;
  readonly isLarge?: boolean;
  /** Hears of ticked tasks; without it they are only read. */
  readonly onTick?: OnTick | undefined;
}

/** Shows a text with Markdown, cleaned of scripts and images; what cannot be laid out is shown as plain text. */
export function Markdown({ text, isLarge = false, onTick }: MarkdownProps) {
  const t = useT();
  const className = isLarge ? "markdown is-large" : "markdown";
  const plain = <p className="markdown-plain">{text}</p>;
  if (text.length > MAX_LENGTH || isTooNested(text)) {
    return (
      <div className={className}>
        <p className="quiet">{t(messages.textTooLarge)}</p>
        {plain}
      </div>
    );
  }
  return (
    <div className={className}>
      <MarkdownBoundary fallback={plain}>
        <Suspense fallback={plain}>
          <MarkdownBody text={text} onTick={onTick} />
        </Suspense>
      </MarkdownBoundary>
    </div>
  );
}

/** Tells whether a line opens more quotes or brackets, or indents further, than the parser should be asked to follow. */
function isTooNested(text: string): boolean {
  return text.split("\n").some((line) => {
    const lead = /^[\s>*+\-\d.]*/.exec(line)?.[0] ?? "";
    const marks = lead.replace(/[\s\d.]/g, "").length;
    const isRule = /^\s*([-*_])(\s*\1){2,}\s*$/.test(line);
    return (!isRule && (marks > MAX_NESTING || lead.length > MAX_NESTING * 4)) || /\[{20}|\({20}|\*{40}/.test(line);
  });
}
