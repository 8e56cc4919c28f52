import { useT } from "../../lib/useT.js";
import { noNews } from "../../plan/next/stripParts.js";
import { useToday } from "../../plan/step/useToday.js";
import type { Sheet } from "./sheet.js";

/** What is below the heading of a hunt sheet: employer, place, and how long no news came. */
export function SheetLine({ sheet }: { readonly sheet: Sheet }) {
  const t = useT();
  const today = useToday();
  const news = noNews(sheet, { t, today });
  const employer = sheet.employer?.name ?? null;
  return (
    <div className="sheet-line">
      {employer !== null && <b dir="auto">{employer}</b>}
      {sheet.jobDetails?.location && <span dir="auto">{sheet.jobDetails.location}</span>}
      {news !== null && <span className="sheet-news">{news}</span>}
    </div>
  );
}
