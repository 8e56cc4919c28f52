import { Button } from "../../components/controls/Button.js";
import { Fingerprint, Smartphone } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { PASSKEYS_MAX } from "../../../schema/limits.js";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { FactorList } from "./FactorList.js";
import { factorMessages as messages } from "./factorMessages.js";
import { ProfileSection } from "./ProfileSection.js";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.js";
import { useFactorChanges, useSecondFactors, type OneTimeCodeSetupData } from "./useSecondFactors.js";
import { lazyComponent } from "../../lib/lazyComponent.js";

const { Component: PasskeyDialog } = lazyComponent(async () => (await import("./PasskeyDialog.js")).PasskeyDialog);

// Loaded on demand: it draws a QR code, which few users need.
const { Component: OneTimeCodeDialog } = lazyComponent(
  async () => (await import("./OneTimeCodeDialog.js")).OneTimeCodeDialog,
);

/** The second factors of the user; renders nothing where an outside provider manages them. */
export function SecondFactors() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setAdding] = useState(false);
  const [setup, setSetup] = useState<OneTimeCodeSetupData>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const { factors, error, isLoading, tryAgain } = useSecondFactors();
  const { isBusy, beginCodes } = useFactorChanges();
  if (factors === null) return null;
  const { passkeys = [], oneTimeCodesSince, isPasskeyPossible = true } = factors ?? {};
  const isFull = passkeys.length >= PASSKEYS_MAX;
  const notes = [
    t(messages.text),
    ...(isPasskeyPossible ? [] : [t(messages.impossible)]),
    ...(isFull ? [t(messages.full, { max: PASSKEYS_MAX })] : []),
  ];
  return (
    <ProfileSection
      title={t(messages.title)}
      text={notes.join(" ")}
      headingRef={heading}
      action={
        factors && (
          <div className="profile-actions">
            <Button
              icon={<Icon of={Fingerprint} />}
              disabled={!isPasskeyPossible || isFull}
              onClick={() => setAdding(true)}
            >
              {t(messages.addPasskey)}
            </Button>
            {oneTimeCodesSince == null && (
              <Button icon={<Icon of={Smartphone} />} loading={isBusy} onClick={() => void beginCodes().then(setSetup)}>
                {t(messages.setUp)}
              </Button>
            )}
          </div>
        )
      }
      list={factors && [...passkeys, ...(oneTimeCodesSince == null ? [] : [oneTimeCodesSince])]}
      countText={(count) => t(messages.count, { count })}
      none={t(messages.none)}
      error={error}
      isLoading={isLoading}
      onTryAgain={tryAgain}
    >
      {factors && (
        <FactorList factors={factors} onRecoveryCodes={setRecoveryCodes} onGone={() => heading.current?.focus()} />
      )}
      {isAdding && (
        <Suspense>
          <PasskeyDialog
            onAdded={(codes) => {
              setAdding(false);
              setRecoveryCodes(codes);
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
      {setup && (
        <Suspense>
          <OneTimeCodeDialog
            setup={setup}
            onTurnedOn={(codes) => {
              setSetup(undefined);
              setRecoveryCodes(codes);
            }}
            onClose={() => setSetup(undefined)}
          />
        </Suspense>
      )}
      {recoveryCodes && <RecoveryCodesDialog codes={recoveryCodes} onClose={() => setRecoveryCodes(null)} />}
    </ProfileSection>
  );
}
