import { useT } from "../../lib/useT.js";
import { OffersRow } from "../../plan/offer/OffersRow.js";
import type { Sheet, SheetEntry } from "./sheet.js";
import { SheetAdvert } from "./SheetAdvert.js";
import { SheetHistory } from "./SheetHistory.js";
import { SheetSection } from "./SheetSection.js";
import { SheetSteps } from "./SheetSteps.js";
import { WhatISent } from "./WhatISent.js";
import { offersMessages } from "../../plan/offer/offersMessages.js";

interface SheetBelowProps {
  readonly sheet: Sheet;
  readonly entries: readonly SheetEntry[];
}

/** What is looked up later in a call: the offers, what was sent, the steps, the history and the advert. */
export function SheetBelow({ sheet, entries }: SheetBelowProps) {
  const t = useT();
  const hasOffers = sheet.hasOffers.nodes.length > 0 || sheet.currentPhase === "ACCEPTING";
  return (
    <>
      {hasOffers && (
        <SheetSection title={t(offersMessages.heading)}>
          <OffersRow jobHunt={sheet} hasTerms />
        </SheetSection>
      )}
      <WhatISent sheet={sheet} />
      <div className="sheet-two">
        <SheetSteps sheet={sheet} />
        <SheetHistory entries={entries} />
      </div>
      <SheetAdvert sheet={sheet} />
    </>
  );
}
