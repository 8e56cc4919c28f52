import { Button } from "antd";
import { KeyRound } from "lucide-react";
import { useId, useRef, useState } from "react";
import { ACCESS_TOKENS_MAX } from "../../../schema/limits.js";
import { Icon } from "../../components/Icon.js";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { useT } from "../../lib/useT.js";
import { AccessTokenDialog } from "./AccessTokenDialog.js";
import { AccessTokenRow } from "./AccessTokenRow.js";
import { tokenMessages as messages } from "./tokenMessages.js";
import { useAccessTokens } from "./useAccessTokens.js";

/** The programs that may act for the person: each can be let in here, and shut out. */
export function AccessTokens() {
  const t = useT();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);
  const { list, error, isLoading, tryAgain } = useAccessTokens();
  return (
    <section className="profile-section" aria-labelledby={titleId}>
      <div className="profile-head">
        <h3 id={titleId} ref={heading} tabIndex={-1}>
          {t(messages.title)}
        </h3>
        <Button
          icon={<Icon of={KeyRound} />}
          disabled={list === undefined || list.length >= ACCESS_TOKENS_MAX}
          onClick={() => setMaking(true)}
        >
          {t(messages.new)}
        </Button>
      </div>
      <p className="profile-text">{t(messages.text)}</p>
      {list && (
        <p className="unseen" role="status">
          {t(messages.count, { count: list.length })}
        </p>
      )}
      {!list && !error && <ListSkeleton rows={2} />}
      {!list && error && (
        <InlineError what={t(messages.title)} error={error} isBusy={isLoading} onTryAgain={tryAgain} />
      )}
      {list?.length === 0 && <p className="profile-none">{t(messages.none)}</p>}
      {list && list.length > 0 && (
        <ul className="profile-list" aria-label={t(messages.title)}>
          {list.map((accessToken) => (
            <AccessTokenRow key={accessToken.id} accessToken={accessToken} onGone={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {isMaking && <AccessTokenDialog onClose={() => setMaking(false)} />}
    </section>
  );
}
