import { FileText, Link2, Lock, Mail, Newspaper, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { canPreview } from "../../components/file/documentFile.js";
import { Icon } from "../../components/Icon.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { keptMessages as messages } from "./keptMessages.js";
import { howSent, keptName, shortHash, whenSent } from "./keptTexts.js";
import type { Submission_SubmissionFragment } from "./submission.generated.js";
import { SubmissionTextDialog, type KeptText } from "./SubmissionTextDialog.js";
import { useMarkSubmission } from "./useMarkSubmission.js";
import { useOpenKeptFile } from "./useOpenKeptFile.js";
import "./kept.css";

interface KeptSubmissionProps {
  readonly submission: Submission_SubmissionFragment;
  /** Whether it can be marked as sent by mistake. */
  readonly canChange: boolean;
}

/** A copy of what was sent: when, to whom and how, and everything in it. */
export function KeptSubmission({ submission, canChange }: KeptSubmissionProps) {
  const t = useT();
  const isOnline = useOnline();
  const open = useOpenKeptFile(submission.id);
  const { mark, isBusy } = useMarkSubmission();
  const [text, setText] = useState<KeptText | null>(null);
  const { files, advertHash, letterHash, isMistake } = submission;
  return (
    <div className={isMistake ? "kept is-mistake" : "kept"}>
      <KeptHead submission={submission} />
      <ul>
        {files.map((file) => {
          const { versionNumber, address } = file;
          return (
            <KeptRow
              key={`${file.documentId} ${versionNumber}`}
              icon={file.file === null ? Link2 : FileText}
              name={keptName(file, t)}
              hash={file.contentHash}
              onOpen={file.file ? () => open(file) : undefined}
              address={address}
            />
          );
        })}
        {letterHash !== null && (
          <KeptRow icon={Mail} name={t(messages.letter)} hash={letterHash} onOpen={() => setText("letter")} />
        )}
        {advertHash !== null && (
          <KeptRow icon={Newspaper} name={t(messages.advert)} hash={advertHash} onOpen={() => setText("advertText")} />
        )}
      </ul>
      {canChange && (
        <p className="kept-foot">
          <button
            type="button"
            disabled={!isOnline}
            // It keeps the focus, which a disabled button loses.
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : () => void mark(submission)}
          >
            {t(isMistake ? messages.notMistaken : messages.mistaken)}
          </button>
        </p>
      )}
      {text !== null && <SubmissionTextDialog id={submission.id} text={text} onClose={() => setText(null)} />}
    </div>
  );
}

function KeptHead({ submission }: { readonly submission: Submission_SubmissionFragment }) {
  const t = useT();
  const days = useDayTexts();
  return (
    <div className="kept-head">
      <div>
        <b>{whenSent(submission, t, days)}</b>
        <span dir="auto">{howSent(submission, t)}</span>
      </div>
      {submission.isMistake ? (
        <strong>{t(messages.isMistake)}</strong>
      ) : (
        <span>
          <Icon of={Lock} size={14} /> {t(messages.copy)}
        </span>
      )}
    </div>
  );
}

interface KeptRowProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly hash: string | null;
  readonly onOpen: (() => void) | undefined;
  /** The address of a link. */
  readonly address?: string | null;
}

function KeptRow({ icon, name, hash, onOpen, address = null }: KeptRowProps) {
  const t = useT();
  return (
    <li>
      <Icon of={icon} size={17} />
      <span dir="auto">{name}</span>
      {hash !== null && (
        <details>
          <summary aria-label={t(messages.detailsOf, { name })}>{t(messages.details)}</summary>
          <small>
            {t(messages.checkNumber)} <code dir="ltr">{shortHash(hash)}</code>
          </small>
        </details>
      )}
      {onOpen && (
        <button type="button" aria-label={t(messages.openWhat, { name })} onClick={onOpen}>
          {t(messages.open)}
        </button>
      )}
      {canPreview(address) && (
        <a href={address} target="_blank" rel="noopener noreferrer" aria-label={t(messages.openWhat, { name })}>
          {t(messages.open)}
        </a>
      )}
    </li>
  );
}
