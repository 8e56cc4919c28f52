import { Fingerprint, LifeBuoy, Smartphone } from "lucide-react";
import { useIntl } from "react-intl";
import { useT } from "../../lib/useT.js";
import { FactorRow } from "./FactorRow.js";
import { factorMessages as messages } from "./factorMessages.js";
import { useFactorChanges, type FactorsData } from "./useSecondFactors.js";

interface FactorListProps {
  readonly factors: FactorsData;
  /** Called with new recovery codes. */
  readonly onRecoveryCodes: (codes: readonly string[]) => void;
  /** Called when a row is gone. */
  readonly onGone: () => void;
}

/** The second factors of the user, each with its action. */
export function FactorList({ factors, onRecoveryCodes, onGone }: FactorListProps) {
  const t = useT();
  const intl = useIntl();
  const { isBusy, removePasskey, turnOffCodes, renewCodes } = useFactorChanges();
  const { passkeys, oneTimeCodesSince, recoveryCodesLeft } = factors;
  if (passkeys.length === 0 && oneTimeCodesSince == null) return null;
  const moment = (date: string): string => intl.formatDate(date, { dateStyle: "medium", timeStyle: "short" });
  const renew = async (): Promise<boolean> => {
    const codes = await renewCodes();
    if (codes !== undefined) onRecoveryCodes(codes);
    return codes !== undefined;
  };
  return (
    <ul className="profile-list" aria-label={t(messages.title)}>
      {passkeys.map((passkey) => (
        <FactorRow
          key={passkey.id}
          icon={Fingerprint}
          name={passkey.name}
          facts={
            passkey.lastUsedAt == null
              ? t(messages.passkeyUnused, { made: moment(passkey.createdAt) })
              : t(messages.passkeyTimes, { made: moment(passkey.createdAt), used: moment(passkey.lastUsedAt) })
          }
          action={t(messages.remove)}
          consequence={t(messages.removeConsequence, { name: passkey.name })}
          isBusy={isBusy}
          onAction={() => removePasskey(passkey)}
          onGone={onGone}
        />
      ))}
      {oneTimeCodesSince != null && (
        <FactorRow
          icon={Smartphone}
          name={t(messages.codes)}
          facts={t(messages.codesSince, { date: moment(oneTimeCodesSince) })}
          action={t(messages.turnOff)}
          consequence={t(messages.turnOffConsequence)}
          isBusy={isBusy}
          onAction={turnOffCodes}
          onGone={onGone}
        />
      )}
      <FactorRow
        icon={LifeBuoy}
        name={t(messages.recovery)}
        facts={t(messages.recoveryLeft, { count: recoveryCodesLeft })}
        action={t(messages.renew)}
        consequence={t(messages.renewConsequence)}
        isBusy={isBusy}
        onAction={renew}
        onGone={() => undefined}
      />
    </ul>
  );
}
