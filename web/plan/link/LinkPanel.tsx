import { useRef, type ReactNode, type RefObject } from "react";
import { componentMessages } from "../../components/messages.js";
import { OptionList } from "../../components/OptionList.js";
import { useFloat } from "../../components/useFloat.js";
import { useT } from "../../lib/useT.js";
import { linkMessages as messages } from "./linkMessages.js";
import { LinkTwin } from "./LinkTwin.js";
import type { LinkKind } from "./ties.js";
import type { LinkChoice } from "./useLinkChoice.js";

interface LinkPanelProps {
  readonly choice: LinkChoice;
  readonly kind: LinkKind;
  /** What it floats below; absent: it is a part of the screen. */
  readonly anchor?: RefObject<HTMLElement | null>;
}

/** What is below the field of a link box: the list, or the question whether to use a record of the same name. */
export function LinkPanel({ choice, kind, anchor }: LinkPanelProps) {
  const content =
    choice.twin === null ? (
      <LinkList choice={choice} />
    ) : (
      <LinkTwin twin={choice.twin} kind={kind} onAnswer={choice.answerTwin} />
    );
  return anchor ? <Floating anchor={anchor}>{content}</Floating> : content;
}

function Floating({
  anchor,
  children,
}: {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useFloat(anchor, element);
  return (
    <div ref={element} popover="manual" className="float link-panel">
      {children}
    </div>
  );
}

function LinkList({ choice }: { readonly choice: LinkChoice }) {
  const t = useT();
  const { listId, options, active, found, marked, text } = choice;
  return (
    <>
      {options.length > 0 && (
        <OptionList
          listId={listId}
          label={t(messages.results)}
          options={options}
          active={active}
          onChoose={choice.choose}
          onPoint={choice.point}
        />
      )}
      {found.isSearching && <p className="link-state">{t(messages.searching)}</p>}
      {found.hasFailed && (
        <p className="link-state is-problem" role="alert">
          {t(messages.failed)}{" "}
          <button type="button" className="link-button" onClick={found.tryAgain}>
            {t(componentMessages.tryAgain)}
          </button>
        </p>
      )}
      {options.length === 0 && !found.isSearching && !found.hasFailed && (
        <p className="link-state">{t(messages.empty)}</p>
      )}
      {marked && (
        <p className="link-state">{t(messages.backspaceAgain, { name: marked.record.name || t(messages.untitled) })}</p>
      )}
      <p className="unseen" role="status">
        {statusText()}
      </p>
    </>
  );

  function statusText(): string {
    if (marked) return t(messages.backspaceAgain, { name: marked.record.name || t(messages.untitled) });
    return found.isSearching || text.trim() === "" ? "" : t(messages.count, { count: found.count });
  }
}
