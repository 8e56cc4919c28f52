import type { Sheet, SheetEntry } from "./sheet.js";
import { SheetAdvert } from "./SheetAdvert.js";
import { SheetHistory } from "./SheetHistory.js";
import { SheetSteps } from "./SheetSteps.js";
import { WhatISent } from "./WhatISent.js";

interface SheetBelowProps {
  readonly sheet: Sheet;
  readonly entries: readonly SheetEntry[];
}

/** What is looked up later in a call: what was sent, the steps, the history and the advert. */
export function SheetBelow({ sheet, entries }: SheetBelowProps) {
  return (
    <>
      <WhatISent sheet={sheet} />
      <div className="sheet-two">
        <SheetSteps sheet={sheet} />
        <SheetHistory entries={entries} />
      </div>
      <SheetAdvert sheet={sheet} />
    </>
  );
}
