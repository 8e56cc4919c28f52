import { Button } from "../../components/controls/Button.js";
import { KeyRound, LogOut } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { passwordMessages } from "./passwordMessages.js";
import { ProfileSection } from "./ProfileSection.js";
import { SessionRow } from "./SessionRow.js";
import { sessionMessages as messages } from "./sessionMessages.js";
import { useEndSessions, useSessions } from "./useSessions.js";
import { lazyComponent } from "../../lib/lazyComponent.js";

const { Component: PasswordDialog } = lazyComponent(async () => (await import("./PasswordDialog.js")).PasswordDialog);

/** The sessions of the user: those of other browsers can be ended here, and the password changed. */
export function Sessions() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
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
        list && (
          <div className="profile-actions">
            {list.length > 1 && (
              <Button icon={<Icon of={LogOut} />} onClick={() => setAsking(true)}>
                {t(messages.endOthers)}
              </Button>
            )}
            <Button icon={<Icon of={KeyRound} />} onClick={() => setChanging(true)}>
              {t(passwordMessages.change)}
            </Button>
          </div>
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
      {isChanging && (
        <Suspense>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </ProfileSection>
  );
}
