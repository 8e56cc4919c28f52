import { Button } from "antd";
import { LogOut } from "lucide-react";
import { useId, useRef, useState } from "react";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { Icon } from "../../components/Icon.js";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { useT } from "../../lib/useT.js";
import { SessionRow } from "./SessionRow.js";
import { sessionMessages as messages } from "./sessionMessages.js";
import { useEndSessions, useSessions } from "./useSessions.js";

/** Where the person is signed in: any other browser can be signed out from here. */
export function Sessions() {
  const t = useT();
  const titleId = useId();
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
    <section className="profile-section" aria-labelledby={titleId}>
      <div className="profile-head">
        <h3 id={titleId} ref={heading} tabIndex={-1}>
          {t(messages.title)}
        </h3>
        {list && list.length > 1 && (
          <Button icon={<Icon of={LogOut} />} onClick={() => setAsking(true)}>
            {t(messages.endOthers)}
          </Button>
        )}
      </div>
      <p className="profile-text">{t(list === null ? messages.outside : messages.text)}</p>
      {isAsking && (
        <ConfirmDelete
          consequence={t(messages.endOthersConsequence)}
          isBusy={isEnding}
          onYes={() => void confirm()}
          onNo={leaveQuestion}
        />
      )}
      {list === undefined && !error && <ListSkeleton rows={2} />}
      {list === undefined && error && (
        <InlineError what={t(messages.title)} error={error} isBusy={isLoading} onTryAgain={tryAgain} />
      )}
      {list && (
        <>
          <p className="unseen" role="status">
            {t(messages.count, { count: list.length })}
          </p>
          <ul className="profile-list" aria-label={t(messages.title)}>
            {list.map((session) => (
              <SessionRow key={session.id} session={session} onGone={focusHeading} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
