import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.js";
import { MarkedText } from "../../components/MarkedText.js";
import { dayAt } from "../../lib/days.js";
import { locateRuns, pageOf } from "../../lib/quotes.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import { useOwnTimeZone } from "../../plan/step/useOwnTimeZone.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { useGoToStep } from "../../plan/step/useGoToStep.js";
import { sheetMessages as messages } from "./messages.js";
import type { Sheet, SheetJob } from "./sheet.js";
import { SheetSection } from "./SheetSection.js";

/** The text of the captured advert with the words from which fields were read, closed on a phone. */
export function SheetAdvert({ sheet }: { readonly sheet: Sheet }) {
  const t = useT();
  const goToStep = useGoToStep();
  const isPhone = useMediaQuery(screens.phone);
  const { jobDetails: job } = sheet;
  if (job === null) {
    return (
      <SheetSection title={t(messages.advert)}>
        <p className="quiet">
          {t(messages.advertNone)}{" "}
          <button type="button" className="sheet-link" onClick={() => goToStep(sheet, { name: "CAPTURE_JOB_DETAILS" })}>
            {t(messages.advertPaste)}
          </button>
        </p>
      </SheetSection>
    );
  }
  const text = <AdvertText job={job} />;
  return (
    <SheetSection title={t(messages.advert)} detail={<CapturedLine job={job} />}>
      {isPhone ? (
        <details className="sheet-fold">
          <summary>{t(messages.advertShow)}</summary>
          {text}
        </details>
      ) : (
        text
      )}
      <p className="sheet-more">
        <Link className="sheet-link" to={paths.advert}>
          {t(messages.advertOpen)}
        </Link>
      </p>
    </SheetSection>
  );
}

function CapturedLine({ job }: { readonly job: SheetJob }) {
  const t = useT();
  const days = useDayTexts();
  const timeZone = useOwnTimeZone();
  const page = pageOf(job.sourceUrl);
  return (
    <>
      {t(messages.advertCaptured, { day: days.short(dayAt(new Date(job.createdAt), timeZone)) })}
      {page && (
        <>
          {" · "}
          <a href={page.href} target="_blank" rel="noopener noreferrer">
            <bdi>{page.host}</bdi>
          </a>
        </>
      )}
    </>
  );
}

function AdvertText({ job }: { readonly job: SheetJob }) {
  const t = useT();
  const text = job.advertText ?? "";
  if (text === "") return <p className="quiet">{t(messages.advertNoText)}</p>;
  const places = (job.evidence ?? []).flatMap((read) => locateRuns(text, read));
  return (
    // A scrollable element must be reachable by keyboard.
    <div className="sheet-advert" role="region" aria-label={t(messages.advert)} tabIndex={0} dir="auto">
      <MarkedText text={text} places={places} />
    </div>
  );
}
