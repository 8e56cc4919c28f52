import { Button } from "../../components/controls/Button.js";
import { CircleCheck, ScanText, TriangleAlert } from "lucide-react";
import { useId, type RefObject } from "react";
import { Icon } from "../../components/Icon.js";
import { screenMessages } from "../../components/screenMessages.js";
import { pageOf, type Place } from "../../lib/quotes.js";
import type { Problem } from "../../lib/readProblem.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useSkipTarget } from "../../lib/skipTargets.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { AdvertText } from "./AdvertText.js";
import { nothingFound, noticeTexts } from "./extractMessages.js";
import { extractProblemText } from "./extractProblemText.js";
import { FORM_FIELDS } from "./fields.js";
import type { ExtractionNotice } from "../../schema.generated.js";
import type { JobDraft } from "./jobDraft.js";
import type { Extract } from "./useExtract.js";
import { jobDetailsMessages } from "./messages.js";

interface AdvertPanelProps {
  readonly draft: JobDraft;
  readonly marked: readonly Place[];
  readonly reading: Pick<Extract, "readings" | "isReading" | "error" | "modelError">;
  readonly onText: (text: string) => void;
  /** Called after `onText` when the text was pasted. */
  readonly onPaste: (text: string) => void;
  readonly onExtract: () => void;
  /** Set to the function that focuses the paste area. */
  readonly focusRef: RefObject<(() => void) | null>;
}

/** The paste area with Extract, and the result of the extraction. */
export function AdvertPanel({ draft, marked, reading, focusRef, ...on }: AdvertPanelProps) {
  const { readings, isReading, error, modelError } = reading;
  const t = useT();
  const readProblem = useReadProblem();
  const id = useId();
  const isOnline = useOnline();
  useSkipTarget(t(jobDetailsMessages.skipToAdvert), ".job-advert textarea");
  const link = pageOf(draft.sourceUrl);
  const canExtract = isOnline && draft.advert.trim() !== "";
  const isRead = !isReading && error === undefined && draft.readText !== null;
  const found = FORM_FIELDS.filter((name) => draft.fields[name].found !== null).length;
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
      <AdvertText
        id={id}
        text={draft.advert}
        marked={marked}
        isRead={isRead}
        readings={readings}
        focusRef={focusRef}
        onChange={on.onText}
        onPaste={on.onPaste}
        onExtract={() => canExtract && !isReading && on.onExtract()}
      />
      <div className="advert-actions">
        <Button
          icon={<Icon of={ScanText} />}
          loading={isReading}
          disabled={!canExtract}
          title={isOnline ? undefined : t(screenMessages.offlineHint)}
          aria-keyshortcuts="Control+Enter"
          onClick={on.onExtract}
        >
          {t(jobDetailsMessages.extract)}
        </Button>
        <span role="status">{isRead && <FoundCount found={found} />}</span>
      </div>
      {isRead && found === 0 && (
        <p className="advert-nothing">{t(link ? nothingFound.nothingOnPage : nothingFound.nothingInText)}</p>
      )}
      {error !== undefined && (
        <div className="advert-problem" role="alert">
          <Icon of={TriangleAlert} />
          <span>{extractProblemText(readProblem(error), t)}</span>
        </div>
      )}
      {!isReading && error === undefined && (
        <Notices
          codes={modelError === undefined ? draft.notices : [...draft.notices, noticeOf(readProblem(modelError))]}
        />
      )}
    </>
  );
}

function noticeOf({ code }: Problem): ExtractionNotice {
  return code === "RATE_LIMITED" ? "MODEL_LIMITED" : "MODEL_FAILED";
}

function FoundCount({ found }: { readonly found: number }) {
  const t = useT();
  return (
    <span className={found > 0 ? "is-found" : undefined}>
      {found > 0 && <Icon of={CircleCheck} size={15} />}
      {t(jobDetailsMessages.foundCount, { found, total: FORM_FIELDS.length })}
    </span>
  );
}

function Notices({ codes }: { readonly codes: JobDraft["notices"] }) {
  const t = useT();
  if (codes.length === 0) return null;
  return (
    <ul className="advert-notices">
      {codes.map((code) => (
        <li key={code}>{t(noticeTexts[code])}</li>
      ))}
    </ul>
  );
}
