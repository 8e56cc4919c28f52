import { Button } from "antd";
import { LogOut } from "lucide-react";
import { useRef, useState } from "react";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { ProfileSection } from "./ProfileSection.js";
import { SessionRow } from "./SessionRow.js";
import { sessionMessages as messages } from "./sessionMessages.js";
import { useEndSessions, useSessions } from "./useSessions.js";

/** Where the person is signed in: any other browser can be signed out from here. */
export function Sessions() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [end, isEnding] = useEndSessions();
  const { list, error, isLoading, tryAgain } = useSessions();
  const focusHeading = (): void => heading.current?.focus();
  const leaveQuestion = (): void => {
    setAsking(false);
    focusHeading();
  };
  const confirm = async (): Promise<void> => {
    if (await end(null)) leaveQuestion();
  };
  return (
    <ProfileSection
      title={t(messages.title)}
      text={t(list === null ? messages.outside : messages.text)}
      headingRef={heading}
      action={
        list &&
        list.length > 1 && (
          <Button icon={<Icon of={LogOut} />} onClick={() => setAsking(true)}>
            {t(messages.endOthers)}
          </Button>
        )
      }
      question={
        isAsking && (
          <ConfirmDelete
            consequence={t(messages.endOthersConsequence)}
            isBusy={isEnding}
            onYes={() => void confirm()}
            onNo={leaveQuestion}
          />
        )
      }
      list={list}
      countText={(count) => t(messages.count, { count })}
      error={error}
      isLoading={isLoading}
      onTryAgain={tryAgain}
    >
      {list && (
        <ul className="profile-list" aria-label={t(messages.title)}>
          {list.map((session) => (
            <SessionRow key={session.id} session={session} onGone={focusHeading} />
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}
