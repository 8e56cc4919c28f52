import { FileText } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { useT } from "../../lib/useT.js";
import { useOpenRecord } from "../../plan/link/useOpenRecord.js";
import { sheetMessages as messages } from "./messages.js";
import { sentDocuments, type Sheet } from "./sheet.js";
import { SheetSection } from "./SheetSection.js";
import { useSentText } from "./useSentText.js";

/** When the application was sent, and the documents that are linked with that step. */
export function WhatISent({ sheet }: { readonly sheet: Sheet }) {
  const t = useT();
  const openRecord = useOpenRecord();
  const sent = useSentText(sheet);
  const documents = sentDocuments(sheet);
  return (
    <SheetSection title={t(messages.sent)}>
      {sent === null ? (
        <p className="quiet">{t(messages.sentEmpty, { step: t(stepNames.SEND_APPLICATION_BUNDLE) })}</p>
      ) : (
        <div className="sheet-sent">
          <p>{sent}</p>
          <ul>
            {documents.map((document) => (
              <li key={document.id}>
                <Icon of={FileText} />
                <span dir="auto">{document.name}</span>
                <button
                  type="button"
                  className="sheet-link"
                  aria-label={t(messages.openWhat, { name: document.name })}
                  onClick={() => openRecord(document)}
                >
                  {t(messages.open)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </SheetSection>
  );
}
