import type { ComponentProps } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import { withLineEnds } from "../lib/lineEnds.js";
import { TYPED_LIST } from "./markdown/lists.js";
import { remarkTyped } from "./markdown/remarkTyped.js";
import { ListItem, TaskBox, TickContext, type OnTick } from "./TaskItem.js";

/** No images: loading a remote picture would tell its server that the note was read. */
const schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((tag) => tag !== "img" && tag !== "picture" && tag !== "source"),
  attributes: {
    ...defaultSchema.attributes,
    ul: [["className", "contains-task-list", TYPED_LIST] satisfies [string, ...string[]]],
    ol: [["className", "contains-task-list", TYPED_LIST] satisfies [string, ...string[]]],
  },
};

/** The parser takes the spaces around the ends of lines away. */
const handlers = { text: (_state: unknown, { value }: { value: string }) => ({ type: "text" as const, value }) };

/** A link out of the product: it opens a new tab, without a referrer. */
function OutwardLink({ href, children }: ComponentProps<"a">) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** A note must not disturb the outline of the page: its headings all have one low level. */
function LowHeading({ children }: ComponentProps<"h4">) {
  return <h4>{children}</h4>;
}

const components: Components = {
  a: OutwardLink,
  h1: LowHeading,
  h2: LowHeading,
  h3: LowHeading,
  h5: LowHeading,
  h6: LowHeading,
  li: ListItem,
  input: TaskBox,
};

/**
 * Renders Markdown; loaded when the first such text is shown. Signs that are no deliberate Markdown are shown as they were
 * typed. Its tasks can be ticked where `onTick` is given.
 */
export function MarkdownBody({ text, onTick }: { text: string; onTick?: OnTick | undefined }) {
  return (
    <TickContext value={onTick}>
      <ReactMarkdown
        remarkPlugins={[remarkTyped]}
        remarkRehypeOptions={{ handlers }}
        rehypePlugins={[[rehypeSanitize, schema]]}
        components={components}
        skipHtml
      >
        {withLineEnds(text).replace(/^\uFEFF/, " ")}
      </ReactMarkdown>
    </TickContext>
  );
}
