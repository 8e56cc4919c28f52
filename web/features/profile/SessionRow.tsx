import { Button } from "../../components/controls/Button.js";
import { Monitor, Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { TypeChip } from "../../components/TypeChip.js";
import { useT } from "../../lib/useT.js";
import { ProfileRow } from "./ProfileRow.js";
import { sessionMessages as messages } from "./sessionMessages.js";
import { useEndSessions, type SessionData } from "./useSessions.js";

interface SessionRowProps {
  readonly session: SessionData;
  readonly onGone: () => void;
}

/** One session of the user; the current one is ended by Logout. */
export function SessionRow({ session, onGone }: SessionRowProps) {
  const t = useT();
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [end, isBusy] = useEndSessions();
  const browser = session.browser ?? t(messages.unknown);
  const moment = (date: string): string => intl.formatDate(date, { dateStyle: "medium", timeStyle: "short" });
  const confirm = async (): Promise<void> => {
    if (await end(session)) onGone();
  };
  return (
    <ProfileRow
      icon={/Android|iOS/.test(browser) ? Smartphone : Monitor}
      name={browser}
      facts={t(messages.times, { since: moment(session.signedInAt), last: moment(session.lastActiveAt) })}
      action={
        session.isCurrent ? (
          <TypeChip hue="done">{t(messages.current)}</TypeChip>
        ) : (
          <Button
            ref={button}
            aria-label={`${t(messages.end)}: ${browser}`}
            aria-expanded={isAsking}
            onClick={() => setAsking(true)}
          >
            {t(messages.end)}
          </Button>
        )
      }
      question={
        isAsking && (
          <ConfirmDelete
            consequence={t(messages.endConsequence, { browser })}
            isBusy={isBusy}
            onYes={() => void confirm()}
            onNo={() => {
              setAsking(false);
              button.current?.focus();
            }}
          />
        )
      }
    />
  );
}
