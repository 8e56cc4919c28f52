import { Button } from "../../components/controls/Button.js";
import { ArrowRight, ClipboardList, Mail, Phone, Unlink } from "lucide-react";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { Icon } from "../../components/Icon.js";
import { typeNames } from "../../components/typeMessages.js";
import { useFloat } from "../../components/useFloat.js";
import { huntSheetPath } from "../../lib/paths.js";
import { onKeys } from "../../lib/keys.js";
import { mailLink, phoneLink } from "../../lib/textLinks.js";
import { useGo } from "../../lib/useGo.js";
import { joinFacts } from "../../lib/joinFacts.js";
import { useT } from "../../lib/useT.js";
import { linkMessages as messages } from "./linkMessages.js";
import type { LinkedRecord, Tie } from "./ties.js";
import { useOpenRecord } from "./useOpenRecord.js";
import "./card.css";
import "./link.css";

interface TieCardProps {
  readonly id: string;
  readonly tie: Tie;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onUnlink: (() => void) | undefined;
}

/** The small card of a linked record: who it is, how to reach them, and the way to its own screen. */
export function TieCard({ id, tie, anchor, onClose, onUnlink }: TieCardProps) {
  const t = useT();
  const element = useRef<HTMLDivElement>(null);
  const open = useOpenRecord();
  const go = useGo();
  useFloat(anchor, element);
  useLayoutEffect(() => element.current?.querySelector<HTMLElement>("button, a")?.focus(), []);
  const { record } = tie;
  const name = record.name || t(messages.untitled);
  const phone = phoneLink(record.phone ?? null);
  const email = mailLink(record.email ?? null);
  const close = (): void => {
    anchor.current?.focus();
    onClose();
  };
  return (
    <div
      ref={element}
      id={id}
      popover="manual"
      className="float tie-card"
      role="dialog"
      aria-label={name}
      // No key of this card is a shortcut of the screen.
      onKeyDown={onKeys({ Escape: close }, { keepsAll: true })}
      onBlur={({ relatedTarget, currentTarget }) => {
        const isInside = currentTarget.contains(relatedTarget) || anchor.current?.contains(relatedTarget) === true;
        if (!isInside && document.hasFocus()) onClose();
      }}
    >
      <b dir="auto">{name}</b>
      <small dir="auto">{factsOf(record)}</small>
      {phone && (
        <a href={phone}>
          <Icon of={Phone} size={14} />
          <bdi>{record.phone}</bdi>
        </a>
      )}
      {email && (
        <a href={email}>
          <Icon of={Mail} size={14} />
          <bdi>{record.email}</bdi>
        </a>
      )}
      <div className="tie-card-acts">
        {record.noteGuid !== undefined && (
          <Button size="small" icon={<Icon of={ArrowRight} size={14} />} onClick={() => open(record)}>
            {t(messages.open)}
          </Button>
        )}
        {record.kind === "JOB_HUNT" && (
          <Button
            size="small"
            type="text"
            icon={<Icon of={ClipboardList} size={14} />}
            onClick={() => go(huntSheetPath(record.id))}
          >
            {t(messages.huntSheet)}
          </Button>
        )}
        {onUnlink && (
          <Button
            size="small"
            type="text"
            icon={<Icon of={Unlink} size={14} />}
            onClick={() => {
              close();
              onUnlink();
            }}
          >
            {t(messages.unlink)}
          </Button>
        )}
      </div>
    </div>
  );

  function factsOf({ kind, type, detail }: LinkedRecord): string {
    const names = kind === "CONTACT" || kind === "COMPANY" || kind === "DOCUMENT" ? typeNames[kind] : {};
    const message = names[type ?? ""];
    const shown = message ? t(message) : type;
    return joinFacts([shown, detail === type ? "" : detail], ", ");
  }
}
