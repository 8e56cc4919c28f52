import { Suspense } from "react";
import { useT } from "../lib/useT.js";
import { MarkdownBoundary } from "./MarkdownBoundary.js";
import { listMessages } from "./listMessages.js";
import type { OnTick } from "./TaskItem.js";
import { lazyComponent } from "../lib/lazyComponent.js";
import { withLineEnds } from "../lib/lineEnds.js";
import "./markdown.css";

/** Longer texts are shown as plain text: parsing them would block the page. */
const MAX_LENGTH = 20_000;
/** Deeper nesting of quotes and lists does not occur in real notes. */
const MAX_NESTING = 20;

const { Component: MarkdownBody } = lazyComponent(async () => (await import("./MarkdownBody.js")).MarkdownBody);

interface MarkdownProps {
  readonly text: string;
  readonly isLarge?: boolean;
  /** Called when a task is ticked; without it tasks are read-only. */
  readonly onTick?: OnTick | undefined;
}

/** Renders Markdown without scripts and images; a text that cannot be parsed is shown as plain text. */
export function Markdown({ text, isLarge = false, onTick }: MarkdownProps) {
  const t = useT();
  const className = isLarge ? "markdown is-large" : "markdown";
  const plain = <p>{withLineEnds(text)}</p>;
  if (text.length > MAX_LENGTH || isTooNested(text)) {
    return (
      <div className={className}>
        <p className="quiet">{t(listMessages.textTooLarge)}</p>
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

/** Returns whether a line has more quotes, brackets or indentation than the parser should process. */
function isTooNested(text: string): boolean {
  return text.split("\n").some((line) => {
    const lead = /^[\s>*+\-\d.]*/.exec(line)?.[0] ?? "";
    const marks = lead.replace(/[\s\d.]/g, "").length;
    const isRule = /^\s*([-*_])(\s*\1){2,}\s*$/.test(line);
    return (!isRule && (marks > MAX_NESTING || lead.length > MAX_NESTING * 4)) || /\[{20}|\({20}|\*{40}/.test(line);
  });
}
