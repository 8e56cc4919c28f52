import { Suspense, useEffect, useState, type ComponentProps } from "react";
import { screens, useMediaQuery } from "../../../lib/useMediaQuery.js";
import { useNow } from "../../../lib/useNow.js";
import { useOnline } from "../../../lib/useOnline.js";
import { preloadWhenQuiet } from "../../../lib/whenQuiet.js";
import { Question } from "../../../plan/appointment/Question.js";
import { hasCome } from "../../../plan/appointment/hasCome.js";
import { DueGroupSection } from "./DueGroupSection.js";
import { DueRow } from "./DueRow.js";
import { OutcomeChoice, preloadRowActions } from "./lazyParts.js";
import { RowDialog, type OpenRowDialog } from "./RowDialog.js";
import { StepsRow } from "./StepsRow.js";
import type { TodayEntry } from "./todayGroups.js";
import { GROUPS, type KeptRow, type TodayGroups } from "./todayRows.js";
import type { TodayView } from "./todayView.js";
import { useAskedOutcome } from "./useAskedOutcome.js";
import { useHoveredRow } from "./useHoveredRow.js";
import { useLaterMenu } from "./useLaterMenu.js";
import { useOpenRow } from "./useOpenRow.js";
import { useRowChanges } from "./useRowChanges.js";
import { useRowKeys } from "./useRowKeys.js";
import { useRowTexts } from "./useRowTexts.js";
import { useShownRows } from "./useShownRows.js";
import { useTickedRows } from "./useTickedRows.js";

interface TodayListProps {
  readonly groups: TodayGroups;
  /** Only the first row is shown, and no counts. */
  readonly isOneThing: boolean;
  /** Called when a step was ticked off, with the rows that are going. */
  readonly onDone: (going: ReadonlySet<string>) => void;
}

/** The rows of Today in their groups: one stop of the Tab key, and keys to move between all rows and change them. */
export function TodayList({ groups, isOneThing, onDone }: TodayListProps) {
  const texts = useRowTexts();
  useEffect(() => preloadWhenQuiet(preloadRowActions), []);
  const isOnline = useOnline();
  const isTouch = useMediaQuery(`${screens.phone}, ${screens.noMouse}`);
  const rowChanges = useRowChanges();
  const { open, openSheet, giveUp } = useOpenRow(rowChanges.changes);
  const [selected, setSelected] = useState<string>();
  const hovered = useHoveredRow();
  const { menu, openMenu, closeMenu } = useLaterMenu();
  const [asking, setAsking] = useState<OpenRowDialog>();
  const shown = useShownRows(groups, rowChanges, isOneThing);
  const ids = shown.stops.map(({ id }) => id);
  const isDue = useIsDue(groups, texts.today);
  const { asked, askOutcome, closeOutcome } = useAskedOutcome(ids, setSelected);
  const ticked = useTickedRows({ rowChanges, stops: shown.stops, isOnline, onDone, select: setSelected });
  const view: TodayView = {
    ...{ texts, rowChanges, ticked, isOnline, isTouch, menu, open, openSheet, giveUp, askOutcome },
    current: ids.find((id) => id === selected) ?? ids[0],
    isOn: (id) => (menu === undefined ? id === hovered.id || id === selected : id === menu),
    select: setSelected,
    point: hovered.point,
    leave: hovered.leave,
    openMenu: (id, isOpen) => (isOpen ? openMenu(id) : closeMenu(id)),
    moved: ticked.settle,
    ask: (what, item) => setAsking({ what, item }),
  };
  useRowKeys({
    ...{ stops: shown.stops, isOnline, pointed: [hovered.id, selected], complete: ticked.tick, hasCome: isDue },
    select: (id) => {
      hovered.yieldToKeys();
      setSelected(id);
    },
    openMenu: (id) => {
      setSelected(id);
      openMenu(id);
    },
    unfold: (id) => {
      if (shown.unfoldedOf(id) === "NONE") shown.unfold(id, "FIRST");
    },
    askOutcome: ({ item }) => askOutcome(item.id),
    openSheet: ({ item }) => openSheet(item),
  });
  const entry = (one: TodayEntry) => {
    if (one.kind === "STEPS") {
      const { id } = one.steps;
      return (
        <StepsRow
          key={id}
          steps={one.steps}
          view={view}
          unfolded={shown.unfoldedOf(id)}
          onUnfold={(unfolded) => shown.unfold(id, unfolded)}
        />
      );
    }
    const { id, appointment, jobHunt } = one.row.item;
    const question = id === asked && appointment !== null && (
      <OutcomeQuestion jobHunt={jobHunt} appointment={appointment} onClose={() => closeOutcome(id)} />
    );
    return <DueRow key={id} row={one.row} view={view} hasCome={isDue(one.row)} question={question} />;
  };
  return (
    <div className="today-list">
      {GROUPS.map((group) => {
        const entries = shown.byGroup[group];
        if (entries.length === 0) return null;
        return (
          <TodayGroup
            key={group}
            isOneThing={isOneThing}
            group={group}
            count={groups[group].count}
            shown={groups[group].items.length}
            isOpen={group === "undated" ? shown.isUndatedOpen : undefined}
            onToggle={shown.toggleUndated}
          >
            <ul className="due-list">{entries.map(entry)}</ul>
          </TodayGroup>
        );
      })}
      {asking !== undefined && <RowDialog {...asking} onClose={() => setAsking(undefined)} />}
    </div>
  );
}

interface TodayGroupProps extends ComponentProps<typeof DueGroupSection> {
  readonly isOneThing: boolean;
}

function TodayGroup({ isOneThing, ...section }: TodayGroupProps) {
  return isOneThing ? <section>{section.children}</section> : <DueGroupSection {...section} />;
}

/** Returns the function that says whether the time of a row has come. */
function useIsDue(groups: TodayGroups, today: string): (row: KeptRow) => boolean {
  const now = useNow(GROUPS.flatMap((group) => groups[group].items.flatMap(({ startsAt }) => startsAt ?? [])));
  return ({ item }) => hasCome({ ...item, day: item.dueOn }, now, today);
}

function OutcomeQuestion(props: ComponentProps<typeof OutcomeChoice>) {
  return (
    <Suspense fallback={null}>
      <Question>
        <OutcomeChoice {...props} />
      </Question>
    </Suspense>
  );
}
