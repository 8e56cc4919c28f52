import { useT } from "../../lib/useT.js";
import { howSent, partsOf, whenSent } from "../../plan/submission/keptTexts.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { sheetMessages as messages } from "./messages.js";
import { PrintedList } from "./PrintedList.js";
import { sentDocuments, type Sheet } from "./sheet.js";
import { useSentText } from "./useSentText.js";

/** How much of what was sent one page of paper holds. */
const ROOM = 5;

/** What was sent last, on paper: the copy that is kept, or else the documents that are linked with the step of sending. */
export function PrintedSent({ sheet }: { readonly sheet: Sheet }) {
  const t = useT();
  const days = useDayTexts();
  const sent = useSentText(sheet);
  const copy = sheet.submissions.nodes.find(({ isMistake }) => !isMistake);
  if (copy !== undefined) {
    const title = `${t(messages.sent)}: ${whenSent(copy, t, days)} · ${howSent(copy, t)}`;
    return (
      <PrintedList title={title} items={partsOf(copy, t)} room={ROOM}>
        {({ key, name, hash }) => (
          <li key={key} className="print-kept">
            <span dir="auto">{name}</span>
            {hash !== null && <code dir="ltr">{hash}</code>}
          </li>
        )}
      </PrintedList>
    );
  }
  if (sent === null) return null;
  return (
    <PrintedList title={`${t(messages.sent)}: ${sent}`} items={sentDocuments(sheet)} room={ROOM}>
      {({ id, name }) => (
        <li key={id} dir="auto">
          {name}
        </li>
      )}
    </PrintedList>
  );
}
