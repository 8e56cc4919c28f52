import { Button } from "../../components/controls/Button.js";
import { CalendarDays } from "lucide-react";
import { useRef, useState, type RefObject } from "react";
import { useIntl } from "react-intl";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { useT } from "../../lib/useT.js";
import { calendarMessages as messages } from "./calendarMessages.js";
import { ProfileRow } from "./ProfileRow.js";
import type { CalendarFeedData } from "./useCalendarFeed.js";

interface CalendarFeedRowProps {
  readonly feed: CalendarFeedData;
  /** True while the whole address is shown beside it. */
  readonly isWhole: boolean;
  readonly isBusy: boolean;
  readonly onRenew: () => Promise<boolean>;
  readonly onRevoke: () => Promise<void>;
}

/** The calendar's address, masked, with its creation, its last use, and the buttons that renew and revoke it. */
export function CalendarFeedRow({ feed, isWhole, isBusy, onRenew, onRevoke }: CalendarFeedRowProps) {
  const t = useT();
  const intl = useIntl();
  const renewButton = useRef<HTMLButtonElement>(null);
  const revokeButton = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState<"renew" | "revoke">();
  const { start, createdAt, lastReadAt } = feed;
  const masked = `${window.location.origin}/api/calendar/${start}…`;
  const made = t(messages.made, { date: intl.formatDate(createdAt, { dateStyle: "medium" }) });
  const read =
    lastReadAt == null
      ? t(messages.unread)
      : t(messages.read, { date: intl.formatDate(lastReadAt, { dateStyle: "medium", timeStyle: "short" }) });
  const leave = (button: RefObject<HTMLButtonElement | null>): void => {
    setAsking(undefined);
    button.current?.focus();
  };
  const renew = async (): Promise<void> => {
    if (await onRenew()) setAsking(undefined);
  };
  return (
    <ProfileRow
      icon={CalendarDays}
      name={<bdi dir="ltr">{masked}</bdi>}
      facts={
        <>
          {made} · {read}
          {!isWhole && <span className="calendar-masked">{t(messages.masked)}</span>}
        </>
      }
      action={
        <div className="profile-actions">
          <Button ref={renewButton} aria-expanded={asking === "renew"} onClick={() => setAsking("renew")}>
            {t(messages.renew)}
          </Button>
          <Button ref={revokeButton} danger aria-expanded={asking === "revoke"} onClick={() => setAsking("revoke")}>
            {t(messages.revoke)}
          </Button>
        </div>
      }
      question={
        asking !== undefined && (
          <ConfirmDelete
            key={asking}
            consequence={t(asking === "renew" ? messages.renewConsequence : messages.revokeConsequence)}
            isBusy={isBusy}
            onYes={() => void (asking === "renew" ? renew() : onRevoke())}
            onNo={() => leave(asking === "renew" ? renewButton : revokeButton)}
          />
        )
      }
    />
  );
}
