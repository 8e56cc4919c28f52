import type { PointedAt } from "./useHoveredRow.js";
import type { StepOutcome } from "../../../plan/step/useStepChanges.js";
import type { OpenRowDialog } from "./RowDialog.js";
import type { KeptRow, TodayItem } from "./todayRows.js";
import type { RowChanges } from "./useRowChanges.js";
import type { RowTexts } from "./useRowTexts.js";
import type { TickedRows } from "./useTickedRows.js";

/** What all rows of Today share. */
export interface TodayView {
  readonly texts: RowTexts;
  readonly rowChanges: RowChanges;
  readonly ticked: TickedRows;
  readonly isOnline: boolean;
  /** There is no mouse, or little room. */
  readonly isTouch: boolean;
  /** The id of what the Tab key stops at. */
  readonly current: string | undefined;
  /** The id of the row whose menu of later days is open. */
  readonly menu: string | undefined;
  /** Returns whether something is pointed at, focused or selected. */
  readonly isOn: (id: string) => boolean;
  readonly select: (id: string) => void;
  readonly point: (id: string, event: PointedAt) => void;
  readonly leave: () => void;
  readonly openMenu: (id: string, isOpen: boolean) => void;
  readonly moved: (row: KeptRow, outcome: StepOutcome) => void;
  readonly open: (item: TodayItem) => void;
  readonly openSheet: (item: TodayItem) => void;
  readonly giveUp: (item: TodayItem) => void;
  readonly askOutcome: (id: string) => void;
  readonly ask: (what: OpenRowDialog["what"], item: TodayItem) => void;
}
