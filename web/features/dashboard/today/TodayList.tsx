import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { focusCard } from "../../../lib/focusCard.js";
import { screens, useMediaQuery } from "../../../lib/useMediaQuery.js";
import { useNow } from "../../../lib/useNow.js";
import { useOnline } from "../../../lib/useOnline.js";
import { Question } from "../../../plan/appointment/Question.js";
import { hasCome } from "../../../plan/appointment/hasCome.js";
import { AppointmentDialog } from "../../../plan/appointment/loadAppointmentDialog.js";
import type { StepOutcome } from "../../../plan/step/useStepChanges.js";
import { DueGroupSection } from "./DueGroupSection.js";
import { DueRow } from "./DueRow.js";
import { AnswerDialog, OutcomeChoice, PauseDialog } from "./lazyParts.js";
import { GROUPS, nextFocus, type GroupName, type KeptRow, type TodayGroups, type TodayItem } from "./todayRows.js";
import { useFocusAfter } from "./useFocusAfter.js";
import { useHoveredRow } from "./useHoveredRow.js";
import { useOpenRow } from "./useOpenRow.js";
import { useRowChanges } from "./useRowChanges.js";
import { useRowKeys } from "./useRowKeys.js";
import { useRowTexts } from "./useRowTexts.js";
import { rowsOf } from "./visibleRows.js";

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
  const { marks, changes, complete, settle, clear, forgetGone } = useRowChanges();
  const { open, openSheet, giveUp } = useOpenRow(changes);
  const [selected, setSelected] = useState<string>();
  const hovered = useHoveredRow();
  const [menu, setMenu] = useState<string>();
  const [isUndatedOpen, setUndatedOpen] = useState(false);
  const [asking, setAsking] = useState<{ readonly what: "ANSWER" | "PAUSE" | "CHANGE"; readonly item: TodayItem }>();
  useEffect(() => forgetGone(GROUPS.flatMap((group) => groups[group].items)), [groups, forgetGone]);
  const byGroup = useMemo(() => rowsOf(groups, marks, isOneThing), [groups, marks, isOneThing]);
  const isOpen = (group: GroupName): boolean => group !== "undated" || isUndatedOpen || isOneThing;
  const rows = GROUPS.filter(isOpen).flatMap((group) => byGroup[group]);
  const ids = rows.filter(({ item }) => marks.get(item.id)?.kind !== "GOING").map(({ item }) => item.id);
  const moments = GROUPS.flatMap((group) => groups[group].items.flatMap(({ startsAt }) => startsAt ?? []));
  const now = useNow(moments);
  const isDue = ({ item }: KeptRow): boolean => hasCome({ ...item, day: item.dueOn }, now, texts.today);
  const [asked, setAsked] = useState<string>();
  const followFocus = useFocusAfter(ids);
  const askOutcome = (id: string): void => {
    setSelected(id);
    setAsked(id);
  };
  const closeOutcome = (id: string): void => {
    setAsked(undefined);
    followFocus(id);
  };
  const current = ids.find((id) => id === selected) ?? ids[0];
  const isOn = (id: string): boolean => (menu === undefined ? id === hovered.id || id === selected : id === menu);
  // A question before Done may be open for long.
  const latest = useRef({ ids, onDone });
  useEffect(() => {
    latest.current = { ids, onDone };
  });
  const focusNext = (id: string): void => {
    const next = nextFocus(latest.current.ids, id);
    setSelected(next);
    if (next !== undefined) focusCard(next);
    else document.querySelector<HTMLElement>(".today-heading")?.focus();
  };
  const tick = (row: KeptRow): void => {
    const { id } = row.item;
    if (!isOnline || marks.get(id)?.kind === "GOING") return;
    const going = new Set([id, ...[...marks].filter(([, mark]) => mark.kind === "GOING").map(([other]) => other)]);
    void complete(row, () => focusNext(id)).then((isChanged) => {
      if (isChanged) latest.current.onDone(going);
    });
  };
  const moved = (row: KeptRow) => (outcome: StepOutcome) => {
    settle(row, outcome);
    if (outcome.isChanged) focusNext(row.item.id);
  };
  const closeMenu = (id: string): void => {
    setMenu(undefined);
    // The menu is still there, and what was chosen in it may move the focus on.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.closest(".later-menu")) focusCard(id);
    });
  };
  const openMenu = (id: string): void => {
    setSelected(id);
    setMenu(id);
  };
  useRowKeys({
    rows: rows.filter(({ item }) => ids.includes(item.id)),
    isOnline,
    pointed: [hovered.id, selected],
    select: (id) => {
      hovered.yieldToKeys();
      setSelected(id);
    },
    complete: tick,
    openMenu,
    hasCome: isDue,
    askOutcome: ({ item }) => askOutcome(item.id),
    openSheet: ({ item }) => openSheet(item),
  });
  return (
    <div className="today-list">
      {GROUPS.map((group) => {
        const { count, items } = groups[group];
        const shown = byGroup[group];
        if (shown.length === 0) return null;
        const list = (
          <ul className="due-list">
            {shown.map((row) => {
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
                      <Suspense fallback={null}>
                        <Question>
                          <OutcomeChoice
                            jobHunt={item.jobHunt}
                            appointment={item.appointment}
                            onClose={() => closeOutcome(id)}
                          />
                        </Question>
                      </Suspense>
                    )
                  }
                  onMenu={(isMenuOpen) => (isMenuOpen ? setMenu(id) : closeMenu(id))}
                  onSelect={() => setSelected(id)}
                  onPoint={(event) => hovered.point(id, event)}
                  onLeave={hovered.leave}
                  onDone={() => tick(row)}
                  onMoved={moved(row)}
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
        );
        if (isOneThing) return <section key={group}>{list}</section>;
        return (
          <DueGroupSection
            key={group}
            group={group}
            count={count}
            shown={items.length}
            isOpen={group === "undated" ? isUndatedOpen : undefined}
            onToggle={() => setUndatedOpen(!isUndatedOpen)}
          >
            {list}
          </DueGroupSection>
        );
      })}
      <Suspense fallback={null}>
        {asking?.what === "ANSWER" && (
          <AnswerDialog jobHunt={asking.item.jobHunt} onClose={() => setAsking(undefined)} />
        )}
        {asking?.what === "CHANGE" && asking.item.appointment !== null && (
          <AppointmentDialog
            jobHunt={asking.item.jobHunt}
            appointment={asking.item.appointment}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking?.what === "PAUSE" && <PauseDialog jobHunt={asking.item.jobHunt} onClose={() => setAsking(undefined)} />}
      </Suspense>
    </div>
  );
}
