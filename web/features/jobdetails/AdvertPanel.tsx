import { Button } from "antd";
import { CircleCheck, ScanText, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { Icon } from "../../components/Icon.js";
import { screenMessages } from "../../components/screenMessages.js";
import type { Problem } from "../../lib/readProblem.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT, type Translate } from "../../lib/useT.js";
import { pageOf } from "./advert.js";
import { AdvertText, type Marked } from "./AdvertText.js";
import { FORM_FIELDS } from "./fields.js";
import type { JobDraft } from "./jobDraft.js";
import { extractProblems, jobDetailsMessages, noticeTexts } from "./messages.js";

/** What the advert's side of the screen needs. */
interface AdvertPanelProps {
  readonly draft: JobDraft;
  readonly marked: Marked | null;
  readonly isReading: boolean;
  /** Why the last Extract failed; undefined when none did. */
  readonly error: unknown;
  readonly onText: (text: string) => void;
  readonly onExtract: () => void;
}

/** The paste area with Extract, and what came of it. */
export function AdvertPanel({ draft, marked, isReading, error, onText, onExtract }: AdvertPanelProps) {
  const t = useT();
  const readProblem = useReadProblem();
  const id = useId();
  const isOnline = useOnline();
  const link = pageOf(draft.sourceUrl);
  return (
    <>
      <div className="advert-label">
        <label htmlFor={id}>{t(jobDetailsMessages.advert)}</label>
        {link && (
          <a href={link.href} target="_blank" rel="noopener noreferrer">
            {t(jobDetailsMessages.source, { host: link.host })}
          </a>
        )}
      </div>
      <AdvertText id={id} text={draft.advert} marked={marked} onChange={onText} />
      <div className="advert-actions">
        <Button
          icon={<Icon of={ScanText} />}
          loading={isReading}
          disabled={!isOnline || draft.advert.trim() === ""}
          title={isOnline ? undefined : t(screenMessages.offlineHint)}
          onClick={onExtract}
        >
          {t(jobDetailsMessages.extract)}
        </Button>
        <span role="status">
          {isReading && t(jobDetailsMessages.reading)}
          {!isReading && error === undefined && draft.readText !== null && <FoundCount draft={draft} />}
        </span>
      </div>
      {error !== undefined && (
        <div className="advert-problem" role="alert">
          <Icon of={TriangleAlert} />
          <span>{problemText(readProblem(error), t)}</span>
        </div>
      )}
      {!isReading && error === undefined && <Notices codes={draft.notices} />}
    </>
  );
}

function FoundCount({ draft }: { readonly draft: JobDraft }) {
  const t = useT();
  const found = FORM_FIELDS.filter((name) => draft.fields[name].found !== null).length;
  return (
    <span className={found > 0 ? "is-found" : undefined}>
      {found > 0 && <Icon of={CircleCheck} size={15} />}
      {t(jobDetailsMessages.foundCount, { found, total: FORM_FIELDS.length })}
    </span>
  );
}

function Notices({ codes }: { readonly codes: readonly string[] }) {
  const t = useT();
  const texts = codes.map((code) => noticeTexts[code]).filter((text) => text !== undefined);
  if (texts.length === 0) return null;
  return (
    <ul className="advert-notices">
      {texts.map((text) => (
        <li key={text.id}>{t(text)}</li>
      ))}
    </ul>
  );
}

function problemText({ code, message }: Problem, t: Translate): string {
  const known = extractProblems[code];
  if (known !== undefined) return t(known);
  return message ?? code;
}
