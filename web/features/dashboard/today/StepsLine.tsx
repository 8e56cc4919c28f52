import { ArrowRight, Check } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/controls/Button.js";
import { Icon } from "../../../components/Icon.js";
import { onKeys } from "../../../lib/keys.js";
import { readLocalState } from "../../../lib/localStorageState.js";
import { huntSheetPath } from "../../../lib/paths.js";
import { useT } from "../../../lib/useT.js";
import { DECIDE_STEP } from "../../../plan/step/decisionQuestion.js";
import { ElsewhereActs } from "./ElsewhereActs.js";
import { linesMessages as messages } from "./linesMessages.js";
import { LineLater } from "./LineLater.js";
import { RowMarkText } from "./RowMarkText.js";
import { StepsLineFacts } from "./StepsLineFacts.js";
import type { EqualSteps } from "./todayGroups.js";
import { todayMessages } from "./todayMessages.js";
import { huntLabel, jobOf, type KeptRow } from "./todayRows.js";
import type { TodayView } from "./todayView.js";

interface StepsLineProps {
  readonly row: KeptRow;
  readonly steps: EqualSteps;
  readonly view: TodayView;
  readonly onApply: () => void;
  readonly onNo: () => void;
  readonly onDone: () => void;
}

/** A job hunt of several equal steps: its job, what tells it apart, and what can be done about it. */
export function StepsLine({ row, steps, view, onApply, onNo, onDone }: StepsLineProps) {
  const { item } = row;
  const { id, jobHunt } = item;
  const t = useT();
  const isOn = view.isOn(id);
  const isDecision = steps.step === DECIDE_STEP;
  const mark = view.rowChanges.marks.get(id);
  const hunt = huntLabel(jobHunt);
  const tabIndex = id === view.current ? 0 : -1;
  const { isOnline } = view;
  const common = {
    size: view.isTouch ? "middle" : "small",
    tabIndex,
    disabled: !isOnline,
    title: isOnline ? undefined : t(todayMessages.offline),
  } as const;
  const nameOf = (act: string): string => t(messages.forHunt, { act, hunt });
  const likely = isOn ? "primary" : "default";
  const letter =
    (act: () => void) =>
    ({ repeat }: KeyboardEvent): void | false =>
      repeat || !isOnline || readLocalState("shortcuts") === "off" ? false : act();
  const openMenu = (): void => view.openMenu(id, true);
  return (
    <li
      className={["due-line", isOn && "is-on", mark?.kind === "GOING" && "is-going"].filter(Boolean).join(" ")}
      // The row of which it is a line has its own.
      onFocus={(event) => {
        event.stopPropagation();
        view.select(id);
      }}
      onPointerEnter={(event) => view.point(id, event)}
      onPointerMove={(event) => {
        event.stopPropagation();
        view.point(id, event);
      }}
      onPointerLeave={view.leave}
      onKeyDown={isDecision ? onKeys({ y: letter(onApply), n: letter(onNo), l: letter(openMenu) }) : undefined}
    >
      <span className="due-what">
        <b title={hunt}>
          <Link className="due-hunt" data-card={id} to={huntSheetPath(jobHunt.id)} tabIndex={tabIndex}>
            <bdi>{jobOf(jobHunt).title}</bdi>
          </Link>
        </b>
        {mark === undefined || mark.kind === "GOING" ? (
          <StepsLineFacts row={row} steps={steps} texts={view.texts} />
        ) : (
          <RowMarkText mark={mark} texts={view.texts} />
        )}
      </span>
      {mark?.kind === "ELSEWHERE" ? (
        <ElsewhereActs row={row} view={view} />
      ) : (
        <span className="due-acts">
          <Button
            {...common}
            type={likely}
            icon={<Icon of={Check} size={15} />}
            aria-keyshortcuts={isDecision ? "y" : "d"}
            aria-label={nameOf(t(isDecision ? messages.apply : todayMessages.done))}
            onClick={isDecision ? onApply : onDone}
          >
            {t(isDecision ? messages.apply : todayMessages.done)}
          </Button>
          {isDecision && (
            <Button {...common} aria-keyshortcuts="n" aria-label={nameOf(t(messages.no))} onClick={onNo}>
              {t(messages.no)}
            </Button>
          )}
          <LineLater row={row} view={view} tabIndex={tabIndex} />
          {!isDecision && (
            <Button
              {...{ ...common, disabled: false, title: undefined }}
              type="text"
              icon={<Icon of={ArrowRight} size={15} />}
              aria-label={nameOf(t(todayMessages.open))}
              onClick={() => view.open(item)}
            >
              {t(todayMessages.open)}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
