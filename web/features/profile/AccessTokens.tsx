import { Button } from "antd";
import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { ACCESS_TOKENS_MAX } from "../../../schema/limits.js";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { AccessTokenDialog } from "./AccessTokenDialog.js";
import { AccessTokenRow } from "./AccessTokenRow.js";
import { ProfileSection } from "./ProfileSection.js";
import { tokenMessages as messages } from "./tokenMessages.js";
import { useAccessTokens } from "./useAccessTokens.js";

/** The programs that may act for the person: each can be let in here, and shut out. */
export function AccessTokens() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);
  const { list, error, isLoading, tryAgain } = useAccessTokens();
  return (
    <ProfileSection
      title={t(messages.title)}
      text={t(messages.text)}
      headingRef={heading}
      action={
        <Button
          icon={<Icon of={KeyRound} />}
          disabled={list === undefined || list.length >= ACCESS_TOKENS_MAX}
          onClick={() => setMaking(true)}
        >
          {t(messages.new)}
        </Button>
      }
      list={list}
      countText={(count) => t(messages.count, { count })}
      none={t(messages.none)}
      error={error}
      isLoading={isLoading}
      onTryAgain={tryAgain}
    >
      {list && list.length > 0 && (
        <ul className="profile-list" aria-label={t(messages.title)}>
          {list.map((accessToken) => (
            <AccessTokenRow key={accessToken.id} accessToken={accessToken} onGone={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {isMaking && <AccessTokenDialog onClose={() => setMaking(false)} />}
    </ProfileSection>
  );
}
