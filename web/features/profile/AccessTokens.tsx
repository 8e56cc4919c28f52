import { Button } from "../../components/controls/Button.js";
import { KeyRound } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { ACCESS_TOKENS_MAX } from "../../../schema/limits.js";
import { Icon } from "../../components/Icon.js";
import { useIsOff } from "../../lib/session.js";
import { useT } from "../../lib/useT.js";
import { AccessTokenRow } from "./AccessTokenRow.js";
import { ProfileSection } from "./ProfileSection.js";
import { tokenMessages as messages } from "./tokenMessages.js";
import { useAccessTokens } from "./useAccessTokens.js";
import { lazyComponent } from "../../lib/lazyComponent.js";

// Loaded on demand to keep the screen's chunk small.
const { Component: AccessTokenDialog } = lazyComponent(
  async () => (await import("./AccessTokenDialog.js")).AccessTokenDialog,
);

/** The access tokens of programs that act for the user: each can be created and revoked here. */
export function AccessTokens() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);
  const isOff = useIsOff("ACCESS_TOKENS");
  const { list, error, isLoading, tryAgain } = useAccessTokens();
  return (
    <ProfileSection
      title={t(messages.title)}
      text={t(messages.text)}
      headingRef={heading}
      action={
        !isOff && (
          <Button
            icon={<Icon of={KeyRound} />}
            disabled={list === undefined || list.length >= ACCESS_TOKENS_MAX}
            onClick={() => setMaking(true)}
          >
            {t(messages.new)}
          </Button>
        )
      }
      list={list}
      countText={(count) => t(messages.count, { count })}
      none={t(isOff ? messages.off : messages.none)}
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
      {isMaking && (
        <Suspense fallback={null}>
          <AccessTokenDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </ProfileSection>
  );
}
