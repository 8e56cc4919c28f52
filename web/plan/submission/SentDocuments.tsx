import { Checkbox } from "../../components/controls/Choices.js";
import { FileText, Newspaper, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { SUBMISSION_FILES_MAX } from "../../../schema/limits.js";
import { extensionOfFile, fileSize } from "../../components/file/documentFile.js";
import { Icon } from "../../components/Icon.js";
import { dayAt } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { useOwnTimeZone } from "../step/useOwnTimeZone.js";
import { LinkBox } from "../link/LinkBox.js";
import type { Tie } from "../link/ties.js";
import { SEND_STEP } from "../step/sendingQuestion.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { submissionMessages as messages } from "./messages.js";
import {
  countSent,
  documentsOf,
  type SentDocument,
  type SubmissionHunt,
  type SubmissionValues,
} from "./submissionValues.js";

interface SentDocumentsProps {
  readonly hunt: SubmissionHunt;
  readonly values: SubmissionValues;
  /** The documents that the server does not have yet, or has not linked. */
  readonly pending: readonly Tie[];
  readonly onChange: (changed: Partial<SubmissionValues>) => void;
}

/** The documents of a hunt and its advert, each with a box for what was sent, and a field that adds a document. */
export function SentDocuments({ hunt, values, pending, onChange }: SentDocumentsProps) {
  const t = useT();
  const days = useDayTexts();
  const timeZone = useOwnTimeZone();
  const documents = documentsOf(hunt);
  const added = pending.filter(({ record }) => !documents.some(({ id }) => id === record.id));
  const count = countSent(hunt, values);
  const { jobDetails } = hunt;
  const hasAdvert = Boolean(jobDetails?.advertText);
  const leave = (id: string, isSent: boolean): void => {
    const left = new Set(values.left);
    if (isSent) left.delete(id);
    else left.add(id);
    onChange({ left });
  };
  const jobHunt = { id: hunt.id, name: hunt.name, employerName: hunt.employer?.name ?? null };
  return (
    <div className="sent-documents" role="group" aria-label={t(messages.documents)}>
      {documents.length + added.length === 0 && <p className="quiet">{t(messages.noDocuments)}</p>}
      {documents.map((document) => (
        <SentRow
          key={document.id}
          icon={FileText}
          isChecked={!values.left.has(document.id)}
          name={<DocumentName document={document} />}
          detail={<DocumentDetail document={document} />}
          onCheck={(isSent) => leave(document.id, isSent)}
        />
      ))}
      {added.map(({ record }) => (
        <SentRow
          key={record.id}
          icon={FileText}
          isChecked
          name={<bdi>{record.name}</bdi>}
          detail={t(messages.adding)}
          onCheck={undefined}
        />
      ))}
      {hunt.documents.pageInfo.hasNextPage && <p className="quiet">{t(messages.moreDocuments)}</p>}
      {count > SUBMISSION_FILES_MAX && (
        <p className="field-problem" role="alert">
          {t(messages.tooManyDocuments, { max: SUBMISSION_FILES_MAX, count })}
        </p>
      )}
      {jobDetails && hasAdvert && (
        <SentRow
          icon={Newspaper}
          isChecked={values.keepsAdvert}
          name={t(messages.advert)}
          detail={t(messages.captured, { day: days.date(dayAt(new Date(jobDetails.createdAt), timeZone)) })}
          onCheck={(keepsAdvert) => onChange({ keepsAdvert })}
        />
      )}
      <LinkBox jobHunt={jobHunt} kind="DOCUMENT" step={SEND_STEP} label={t(messages.another)} />
    </div>
  );
}

interface SentRowProps {
  readonly icon: LucideIcon;
  readonly isChecked: boolean;
  readonly name: ReactNode;
  readonly detail: ReactNode;
  /** Undefined while nothing can be chosen. */
  readonly onCheck: ((isChecked: boolean) => void) | undefined;
}

function SentRow({ icon, isChecked, name, detail, onCheck }: SentRowProps) {
  return (
    <Checkbox
      className="sent-row"
      checked={isChecked}
      disabled={onCheck === undefined}
      onChange={(event) => onCheck?.(event.target.checked)}
    >
      <Icon of={icon} size={17} />
      <span>{name}</span>
      <small>{detail}</small>
    </Checkbox>
  );
}

function DocumentName({ document }: { readonly document: SentDocument }) {
  const t = useT();
  const { name, versionNumber } = document;
  // The first version of a document is just the document.
  if (versionNumber === null || versionNumber === 1) return <bdi>{name}</bdi>;
  return <bdi>{t(messages.version, { name, number: versionNumber })}</bdi>;
}

function DocumentDetail({ document: { file } }: { readonly document: SentDocument }) {
  const t = useT();
  const { locale } = useIntl();
  if (file === null) return t(messages.link);
  return [extensionOfFile(file), fileSize(file.size, locale)].filter(Boolean).join(", ");
}
