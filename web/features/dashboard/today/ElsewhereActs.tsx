import { Button } from "../../../components/controls/Button.js";
import { useT } from "../../../lib/useT.js";
import { elsewhereMessages } from "./elsewhereMessages.js";
import { todayMessages as messages } from "./todayMessages.js";
import type { KeptRow } from "./todayRows.js";
import type { TodayView } from "./todayView.js";

/** The buttons of a row that was changed elsewhere. */
export function ElsewhereActs({ row: { item }, view }: { readonly row: KeptRow; readonly view: TodayView }) {
  const t = useT();
  const size = view.isTouch ? "middle" : "small";
  return (
    <span className="due-acts">
      <Button size={size} onClick={() => view.openSheet(item)}>
        {t(elsewhereMessages.lookAtIt)}
      </Button>
      <Button size={size} type="text" onClick={() => view.rowChanges.clear(item.id)}>
        {t(messages.close)}
      </Button>
    </span>
  );
}
