import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { fileSize } from "../../components/file/documentFile.js";
import { useOpenLater } from "../../components/file/useOpenLater.js";
import { InlineError } from "../../components/InlineError.js";
import { dayAt } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { useOwnTimeZone } from "../../plan/step/useOwnTimeZone.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { DocumentVersionsDocument, useDocumentVersionsQuery } from "./document.generated.js";
import type { DocumentCardData } from "./documentValues.js";
import { documentMessages as messages } from "./messages.js";

/** The files that a document had before, closed; nothing for one that never had another. */
export function DocumentVersions({ document }: { readonly document: DocumentCardData }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  // A link has no version, but it may have had files before.
  if (document.versionNumber === 1 || (document.versionNumber === null && document.version === 1)) return null;
  return (
    <details className="document-versions" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(messages.versions)}</summary>
      {isOpen && <VersionList key={document.version} id={document.id} />}
    </details>
  );
}

function VersionList({ id }: { readonly id: string }) {
  const t = useT();
  const { locale } = useIntl();
  const days = useDayTexts();
  const timeZone = useOwnTimeZone();
  const open = useOpenVersion(id);
  const { data, error, refetch } = useDocumentVersionsQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  if (error !== undefined) {
    const again = (): void => void refetch().catch(() => undefined);
    return <InlineError what={t(messages.versions)} error={error} onTryAgain={again} />;
  }
  const versions = data?.document?.versions;
  if (versions === undefined) return <p role="status">{t(messages.versionsLoading)}</p>;
  if (versions.length === 0) return <p className="quiet">{t(messages.noVersions)}</p>;
  return (
    <ul>
      {versions.map(({ number, isCurrent, uploadedAt, file }) => (
        <li key={number}>
          <b>{t(messages.version, { number: String(number) })}</b>
          <span className="quiet">
            {[
              isCurrent ? t(messages.versionNow) : undefined,
              days.short(dayAt(new Date(uploadedAt), timeZone)),
              fileSize(file.size, locale),
            ]
              .filter((part) => part !== undefined)
              .join(" · ")}
          </span>
          <button
            type="button"
            aria-label={t(messages.openVersion, { number: String(number) })}
            onClick={() => open(number)}
          >
            {t(messages.open)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the function that opens a version: its address is asked for anew, as it is valid for minutes. */
function useOpenVersion(id: string): (number: number) => void {
  const client = useApolloClient();
  const openAt = useOpenLater();
  const addressOf = async (number: number): Promise<string | undefined> => {
    const { data } = await client.query({
      query: DocumentVersionsDocument,
      variables: { id },
      fetchPolicy: "network-only",
    });
    return data?.document?.versions.find((version) => version.number === number)?.file.url;
  };
  return (number) => openAt(addressOf(number));
}
