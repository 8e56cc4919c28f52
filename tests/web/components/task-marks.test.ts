import { describe, expect, it } from "@jest/globals";
import { createElement, type ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown, { type ExtraProps } from "react-markdown";
import remarkGfm from "remark-gfm";
import { isSameButTicks, withTask } from "../../../web/components/taskMarks.js";

/** Where the tasks of a text begin, as what lays it out says it. */
function tasksOf(text: string): readonly number[] {
  const found: number[] = [];
  const li = ({ node, className, children }: ComponentProps<"li"> & ExtraProps) => {
    const at = node?.position?.start.offset;
    if (at !== undefined && className?.includes("task-list-item") === true) found.push(at);
    return createElement("li", null, children);
  };
  renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: [remarkGfm], components: { li } }, text));
  return found.toSorted((one, other) => one - other);
}

const MIXED = `- [ ] call Priya
* [x] send the letter

1. [ ] first
   + [X] nested [ ] and no mark of its own
   2) [ ] ordered in ordered
- an item [ ] like others

\`\`\`
- [ ] in a code block
\`\`\`
    - [ ] in indented code

> - [ ] in a quote
`;

describe("a task of a text", () => {
  const ticked = (text: string, nth: number, isDone: boolean): string | null =>
    withTask(text, tasksOf(text)[nth] ?? text.length, isDone);

  it("is ticked by one sign, whatever begins its item and wherever it stands", () => {
    const lines = ["call Priya", "first", "in a quote"];

    for (const line of lines) {
      const nth = tasksOf(MIXED).findIndex((at) => MIXED.slice(at).split("\n")[0]?.endsWith(line));
      expect(ticked(MIXED, nth, true)).toBe(MIXED.replace(`[ ] ${line}`, `[x] ${line}`));
    }
  });

  it("loses its tick the same way, and no other mark changes", () => {
    expect(ticked(MIXED, 1, false)).toBe(MIXED.replace("[x] send", "[ ] send"));
    expect(ticked(MIXED, 3, false)).toBe(MIXED.replace("[X] nested", "[ ] nested"));
  });

  it("is never a line of code, nor an item without a box in front", () => {
    const begun = tasksOf(MIXED).map((at) => MIXED.slice(at).split("\n")[0]);

    expect(begun.some((line) => line?.includes("code") || line?.includes("like others"))).toBe(false);
    expect(withTask(MIXED, MIXED.indexOf("- an item"), true)).toBeNull();
    expect(withTask(MIXED, MIXED.length + 9, true)).toBeNull();
  });

  it("is found in a text with the ends of lines of Windows, tabs and emoji", () => {
    const text = "Plan 🚀\r\n\r\n-\t[ ]\tone\r\n- [ ] two\r\n";

    expect(ticked(text, 1, true)).toBe(text.replace("- [ ] two", "- [x] two"));
    expect(ticked(text, 0, true)).toBe(text.replace("[ ]\tone", "[x]\tone"));
  });

  it("that is ticked already leaves the text as it is", () => {
    expect(ticked("- [X] done", 0, true)).toBe("- [X] done");
  });

  it("may be ticked elsewhere without the text being another one", () => {
    expect(isSameButTicks("- [ ] a\n- [x] b", "- [x] a\n- [ ] b")).toBe(true);
    expect(isSameButTicks("- [ ] a", "- [ ] b")).toBe(false);
    expect(isSameButTicks("- [ ] a", "- [ ] a ")).toBe(false);
  });
});
