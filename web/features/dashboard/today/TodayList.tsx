import { Suspense, useState, type ComponentProps } from "react";
import { screens, useMediaQuery } from "../../../lib/useMediaQuery.js";
import { useNow } from "../../../lib/useNow.js";
import { useOnline } from "../../../lib/useOnline.js";
import { Question } from "../../../plan/appointment/Question.js";
import { hasCome } from "../../../plan/appointment/hasCome.js";
import { DueGroupSection } from "./DueGroupSection.js";
import { DueRow } from "./DueRow.js";
import { OutcomeChoice } from "./lazyParts.js";
import { RowDialog, type OpenRowDialog } from "./RowDialog.js";
import { GROUPS, type KeptRow, type TodayGroups } from "./todayRows.js";
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
  const isOnline = useOnline();
  const isTouch = useMediaQuery(`${screens.phone}, ${screens.noMouse}`);
  const rowChanges = useRowChanges();
  const { marks, changes, clear } = rowChanges;
  const { open, openSheet, giveUp } = useOpenRow(changes);
  const [selected, setSelected] = useState<string>();
  const hovered = useHoveredRow();
  const { menu, openMenu, closeMenu } = useLaterMenu();
  const [asking, setAsking] = useState<OpenRowDialog>();
  const { byGroup, rows, ids, isUndatedOpen, toggleUndated } = useShownRows(groups, rowChanges, isOneThing);
  const isDue = useIsDue(groups, texts.today);
  const { asked, askOutcome, closeOutcome } = useAskedOutcome(ids, setSelected);
  const current = ids.find((id) => id === selected) ?? ids[0];
  const isOn = (id: string): boolean => (menu === undefined ? id === hovered.id || id === selected : id === menu);
  const { tick, settle } = useTickedRows({ rowChanges, ids, isOnline, onDone, select: setSelected });
  useRowKeys({
    rows: rows.filter(({ item }) => ids.includes(item.id)),
    isOnline,
    pointed: [hovered.id, selected],
    select: (id) => {
      hovered.yieldToKeys();
      setSelected(id);
    },
    complete: tick,
    openMenu: (id) => {
      setSelected(id);
      openMenu(id);
    },
    hasCome: isDue,
    askOutcome: ({ item }) => askOutcome(item.id),
    openSheet: ({ item }) => openSheet(item),
  });
  return (
    <div className="today-list">
      {GROUPS.map((group) => {
        if (byGroup[group].length === 0) return null;
        return (
          <TodayGroup
            key={group}
            isOneThing={isOneThing}
            group={group}
            count={groups[group].count}
            shown={groups[group].items.length}
            isOpen={group === "undated" ? isUndatedOpen : undefined}
            onToggle={toggleUndated}
          >
            <ul className="due-list">
              {byGroup[group].map((row) => {
                const { item } = row;
                const { id } = item;
                return (
                  <DueRow
                    key={id}
                    row={row}
                    texts={texts}
                    mark={marks.get(id)}
                    changes={changes}
                    isCurrent={id === current}
                    isOn={isOn(id)}
                    isOnline={isOnline}
                    isTouch={isTouch}
                    isMenuOpen={id === menu}
                    hasCome={isDue(row)}
                    question={
                      id === asked &&
                      item.appointment !== null && (
                        <OutcomeQuestion
                          jobHunt={item.jobHunt}
                          appointment={item.appointment}
                          onClose={() => closeOutcome(id)}
                        />
                      )
                    }
                    onMenu={(isMenuOpen) => (isMenuOpen ? openMenu(id) : closeMenu(id))}
                    onSelect={() => setSelected(id)}
                    onPoint={(event) => hovered.point(id, event)}
                    onLeave={hovered.leave}
                    onDone={() => tick(row)}
                    onMoved={(outcome) => settle(row, outcome)}
                    onOpen={() => open(item)}
                    onGiveUp={() => giveUp(item)}
                    onAnswer={() => setAsking({ what: "ANSWER", item })}
                    onPause={() => setAsking({ what: "PAUSE", item })}
                    onAskOutcome={() => askOutcome(id)}
                    onChange={() => setAsking({ what: "CHANGE", item })}
                    onLookAt={() => openSheet(item)}
                    onClose={() => clear(id)}
                  />
                );
              })}
            </ul>
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
