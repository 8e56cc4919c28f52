import { Alert } from "../../components/controls/Alert.js";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { StatisticRows } from "../../components/Statistics.js";
import { useT } from "../../lib/useT.js";
import { ProfileSection } from "./ProfileSection.js";
import { countedNames } from "./messages.js";
import { quotaMessages as messages } from "./quotaMessages.js";
import { useQuotas, type QuotaData } from "./useQuotas.js";

/** The used share from which a warning is shown. */
const NEARLY_FULL = 0.8;
const MEGABYTE = 1024 * 1024;
/** Kinds of records have the same names as in the trash. */
const KINDS = { ...countedNames, ...messages } as const;

/** The usage and limits of the user's quotas, folded to one line; a warning above lists those that are nearly full. */
export function Quotas() {
  const t = useT();
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, error, isLoading, tryAgain } = useQuotas();
  const value = ({ kind, used, limit }: QuotaData): string =>
    kind === "FILE_BYTES"
      ? t(messages.megabytes, { used: Math.ceil((used / MEGABYTE) * 10) / 10, limit: limit / MEGABYTE })
      : t(messages.value, { used, limit });
  const near = (list ?? []).filter(({ used, limit }) => used >= NEARLY_FULL * limit);
  const summary = (list ?? []).flatMap((quota) => {
    if (quota.kind === "JOB_HUNT") return [t(messages.hunts, { used: quota.used, limit: quota.limit })];
    return quota.kind === "FILE_BYTES" ? [value(quota)] : [];
  });
  const what = intl.formatList(near.map((quota) => `${t(KINDS[quota.kind])} (${value(quota)})`));
  return (
    <ProfileSection
      title={t(messages.title)}
      text={t(messages.text)}
      headingRef={heading}
      question={near.length > 0 && <Alert type="warning" role="status" title={t(messages.near, { what })} />}
      list={list}
      countText={(count) => t(messages.count, { count })}
      error={error}
      isLoading={isLoading}
      onTryAgain={tryAgain}
    >
      {list && (
        <details className="profile-quotas">
          <summary>{summary.length > 0 ? intl.formatList(summary, { type: "unit" }) : t(messages.all)}</summary>
          <StatisticRows rows={list.map((quota) => ({ label: t(KINDS[quota.kind]), value: value(quota) }))} />
        </details>
      )}
    </ProfileSection>
  );
}
