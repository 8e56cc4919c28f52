import { Button } from "../../components/controls/Button.js";
import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { TypeChip } from "../../components/TypeChip.js";
import { useT } from "../../lib/useT.js";
import { ProfileRow } from "./ProfileRow.js";
import { tokenMessages as messages } from "./tokenMessages.js";
import { useAccessTokenRevoke, type AccessTokenData } from "./useAccessTokens.js";
import { serverNow } from "../../lib/environment/clock.js";

interface AccessTokenRowProps {
  readonly accessToken: AccessTokenData;
  readonly onGone: () => void;
}

/** One access token: its name, scopes and expiry, and the button that revokes it. */
export function AccessTokenRow({ accessToken, onGone }: AccessTokenRowProps) {
  const t = useT();
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [revoke, isBusy] = useAccessTokenRevoke();
  const { name, scopes, start, expiresAt, lastUsedAt } = accessToken;
  const isExpired = new Date(expiresAt) <= serverNow();
  const end = t(isExpired ? messages.expired : messages.expires, {
    date: intl.formatDate(expiresAt, { dateStyle: "medium" }),
  });
  const use =
    lastUsedAt == null
      ? t(messages.unused)
      : t(messages.used, { date: intl.formatDate(lastUsedAt, { dateStyle: "medium", timeStyle: "short" }) });
  const confirm = async (): Promise<void> => {
    if (await revoke(accessToken)) onGone();
  };
  return (
    <ProfileRow
      icon={KeyRound}
      name={name}
      facts={
        <>
          <code>{start}…</code> · <span className={isExpired ? "is-expired" : undefined}>{end}</span> · {use}
        </>
      }
      chips={scopes.map((scope) => (
        <TypeChip key={scope}>{t(messages[scope])}</TypeChip>
      ))}
      action={
        <Button
          ref={button}
          danger
          aria-label={`${t(messages.revoke)}: ${name}`}
          aria-expanded={isAsking}
          onClick={() => setAsking(true)}
        >
          {t(messages.revoke)}
        </Button>
      }
      question={
        isAsking && (
          <ConfirmDelete
            consequence={t(messages.revokeConsequence, { name })}
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
