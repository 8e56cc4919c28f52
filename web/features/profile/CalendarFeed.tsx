import { Button } from "../../components/controls/Button.js";
import { CalendarPlus } from "lucide-react";
import { useRef } from "react";
import { Icon } from "../../components/Icon.js";
import { useIsOff } from "../../lib/session.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { CalendarContents } from "./CalendarContents.js";
import { CalendarFeedRow } from "./CalendarFeedRow.js";
import { CalendarLanguage } from "./CalendarLanguage.js";
import { calendarMessages as messages } from "./calendarMessages.js";
import { NewCalendarAddress } from "./NewCalendarAddress.js";
import { ProfileSection } from "./ProfileSection.js";
import { useCalendarFeed, useCalendarFeedChanges } from "./useCalendarFeed.js";

/** The address for calendar programs to subscribe to: created here, shown whole once, renewed and revoked. */
export function CalendarFeed() {
  const t = useT();
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOff = useIsOff("CALENDAR_FEED");
  const { feed, error, isLoading, tryAgain } = useCalendarFeed();
  const { address, isBusy, isUpdating, renew, revoke, change } = useCalendarFeedChanges();
  return (
    <ProfileSection
      title={t(messages.title)}
      text={t(messages.text)}
      headingRef={heading}
      action={
        feed === null &&
        !isOff && (
          <Button
            icon={<Icon of={CalendarPlus} />}
            loading={isBusy}
            disabled={!isOnline}
            onClick={() => void renew(document.documentElement.lang)}
          >
            {t(messages.make)}
          </Button>
        )
      }
      list={feed === undefined ? undefined : [feed].filter((one) => one !== null)}
      countText={(count) => t(messages.count, { count })}
      none={t(isOff ? messages.off : messages.none)}
      error={error}
      isLoading={isLoading}
      onTryAgain={tryAgain}
    >
      {feed && (
        <>
          {address !== undefined && <NewCalendarAddress key={address} address={address} />}
          <ul className="profile-list" aria-label={t(messages.title)}>
            <CalendarFeedRow
              feed={feed}
              isWhole={address !== undefined}
              isBusy={isBusy}
              onRenew={() => renew()}
              onRevoke={async () => {
                if (await revoke()) heading.current?.focus();
              }}
            />
          </ul>
          <CalendarContents contents={feed} isBusy={isUpdating} onChange={(contents) => void change(contents)} />
          <CalendarLanguage
            language={feed.language}
            isBusy={isUpdating}
            onChange={(language) => void change({ language })}
          />
        </>
      )}
    </ProfileSection>
  );
}
