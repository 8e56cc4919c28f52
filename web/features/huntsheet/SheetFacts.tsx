import { Suspense } from "react";
import { Link } from "react-router-dom";
import { writeLocalState } from "../../lib/localStorageState.js";
import { listedRecords } from "../../lib/recordKinds.js";
import { useT } from "../../lib/useT.js";
import { useOwnTimeZone } from "../../plan/step/useOwnTimeZone.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { useToday } from "../../plan/step/useToday.js";
import { factNames, sheetMessages as messages } from "./messages.js";
import { OfferFact } from "./loadOfferFact.js";
import type { Sheet } from "./sheet.js";
import { sheetFacts, type SheetFact } from "./sheetFacts.js";

/** What is known of the job: place, pay, term, reference, when it was found, until when to apply, and the ideal job. */
export function SheetFacts({ sheet }: { readonly sheet: Sheet }) {
  const t = useT();
  const today = useToday();
  const days = useDayTexts();
  const timeZone = useOwnTimeZone();
  return (
    <dl className="sheet-facts" aria-label={t(messages.facts)}>
      {sheetFacts(sheet, { t, today, days, timeZone }).map((fact) => (
        <div key={fact.name}>
          <dt>{t(factNames[fact.name])}</dt>
          <dd dir="auto" className={fact.isLate ? "is-late" : undefined}>
            <FactValue fact={fact} idealJob={sheet.idealJob} />
          </dd>
        </div>
      ))}
      {sheet.offer !== null && (
        <Suspense fallback={null}>
          <OfferFact sheet={sheet} />
        </Suspense>
      )}
    </dl>
  );
}

function FactValue({ fact, idealJob }: { readonly fact: SheetFact; readonly idealJob: Sheet["idealJob"] }) {
  if (fact.name !== "idealJob" || idealJob === null) return fact.text;
  return (
    <Link to={listedRecords.IDEAL_JOB.path} onClick={() => writeLocalState("selectedIdealJobId", idealJob.id)}>
      {fact.text}
    </Link>
  );
}
