import { Button } from "../../components/controls/Button.js";
import { FileText, Send } from "lucide-react";
import { JOB_HUNT_SUBMISSIONS_MAX } from "../../../schema/limits.js";
import { Icon } from "../../components/Icon.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { FailedRequest } from "../../lib/readProblem.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { useOpenRecord } from "../../plan/link/useOpenRecord.js";
import { askWhatWasSent, SEND_STEP } from "../../plan/step/sendingQuestion.js";
import { useJobHuntToasts } from "../../plan/step/useJobHuntToasts.js";
import { KeptSubmission } from "../../plan/submission/KeptSubmission.js";
import { keptMessages } from "../../plan/submission/keptMessages.js";
import { sheetMessages as messages } from "./messages.js";
import { sentDocuments, sentOn, type Sheet } from "./sheet.js";
import { SheetSection } from "./SheetSection.js";
import { useSentText } from "./useSentText.js";

/** The copies of what was sent; without one the day of sending, and the documents that are linked with that step. */
export function WhatISent({ sheet }: { readonly sheet: Sheet }) {
  const t = useT();
  const isOnline = useOnline();
  const { showFailureToast } = useJobHuntToasts();
  const sent = useSentText(sheet);
  const copies = sheet.submissions.nodes;
  const canSend = sheet.status === "ACTIVE" && (sent !== null || copies.length > 0);
  const isFull = copies.length >= JOB_HUNT_SUBMISSIONS_MAX;
  const ask = async (): Promise<void> => {
    // The first copy is of what was sent by then.
    const day = copies.length === 0 ? sentOn(sheet) : null;
    const answer = await askWhatWasSent(sheet.id, { isAgain: true, sentOn: day });
    if (answer === "UNAVAILABLE") showFailureToast(t(keptMessages.what), new FailedRequest("NETWORK"));
  };
  return (
    <SheetSection
      title={t(messages.sent)}
      extra={
        canSend && (
          <Button
            size="small"
            icon={<Icon of={Send} size={14} />}
            disabled={!isOnline || isFull}
            title={isFull ? t(keptMessages.full, { max: JOB_HUNT_SUBMISSIONS_MAX }) : undefined}
            onClick={() => void ask()}
          >
            {t(copies.length > 0 ? messages.sentAgain : messages.sentKeep)}
          </Button>
        )
      }
    >
      {copies.map((copy) => (
        <KeptSubmission key={copy.id} submission={copy} canChange={sheet.status !== "TERMINATED"} />
      ))}
      {copies.length === 0 && sent !== null && <LinkedOnly sheet={sheet} sent={sent} />}
      {copies.length === 0 && sent === null && (
        <p className="quiet">{t(messages.sentEmpty, { step: t(stepNames[SEND_STEP]) })}</p>
      )}
    </SheetSection>
  );
}

/** What is known of an application of which no copy was kept. */
function LinkedOnly({ sheet, sent }: { readonly sheet: Sheet; readonly sent: string }) {
  const t = useT();
  const openRecord = useOpenRecord();
  return (
    <div className="sheet-sent">
      <p>{sent}</p>
      <ul>
        {sentDocuments(sheet).map((document) => (
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
  );
}
