import { Check, SkipForward } from "lucide-react";
import { Button } from "../../../components/controls/Button.js";
import { Icon } from "../../../components/Icon.js";
import { focusCard } from "../../../lib/focusCard.js";
import { useT } from "../../../lib/useT.js";
import { LaterButton } from "../../../plan/step/LaterButton.js";
import { linesMessages as messages } from "./linesMessages.js";
import { StepsLine } from "./StepsLine.js";
import { stepsTitle } from "./stepsTitle.js";
import { asksEach, linesOf, type EqualSteps, type Unfolded } from "./todayGroups.js";
import { todayMessages } from "./todayMessages.js";
import type { TodayView } from "./todayView.js";
import { useEqualSteps } from "./useEqualSteps.js";
import "./stepsLines.css";

interface StepsLinesProps {
  readonly id: string;
  readonly steps: EqualSteps;
  readonly view: TodayView;
  readonly unfolded: Unfolded;
  /** Shows all lines. */
  readonly onAll: () => void;
}

/** The job hunts of several equal steps, each in a line with its buttons, and below them what is done for all. */
export function StepsLines({ id, steps, view, unfolded, onAll }: StepsLinesProps) {
  const { step, rows } = steps;
  const t = useT();
  const { doForAll, apply, complete } = useEqualSteps(view);
  const isGoing = (one: string): boolean => view.rowChanges.marks.get(one)?.kind === "GOING";
  const lines = linesOf(steps, unfolded, isGoing);
  const [next] = rows.slice(lines.length);
  const staying = rows.filter(({ item }) => !isGoing(item.id));
  const title = stepsTitle(t, step, staying.length);
  const size = view.isTouch ? "middle" : "small";
  const common = {
    size,
    disabled: !view.isOnline,
    title: view.isOnline ? undefined : t(todayMessages.offline),
  } as const;
  const nameOf = (act: string): string => t(messages.forHunt, { act, hunt: title });
  return (
    <div className="due-lines" id={id}>
      <ul aria-label={title}>
        {lines.map((row) => (
          <StepsLine
            key={row.item.id}
            row={row}
            steps={steps}
            view={view}
            onApply={() => apply(row)}
            onNo={() => complete(row, true)}
            onDone={() => complete(row, false)}
          />
        ))}
      </ul>
      <div className="due-lines-foot">
        {next !== undefined && (
          <Button
            {...{ size, type: "link" }}
            onClick={() => {
              onAll();
              view.select(next.item.id);
              focusCard(next.item.id);
            }}
          >
            {t(messages.more, { count: rows.length - lines.length })}
          </Button>
        )}
        <span className="due-for-all">
          {!asksEach(step) && (
            <Button
              {...common}
              icon={<Icon of={Check} size={15} />}
              aria-label={nameOf(t(messages.doneForAll))}
              onClick={() => doForAll(staying, { kind: "DONE" })}
            >
              {t(messages.doneForAll)}
            </Button>
          )}
          <LaterButton
            target={{ jobHuntId: steps.id, step }}
            label={t(messages.laterForAll)}
            name={title}
            // No job is moved to an earlier day.
            dueOn={steps.lastOn}
            changes={{
              moveTo: async (_target, until) => {
                doForAll(staying, { kind: "LATER", until });
                return Promise.resolve({ isChanged: true });
              },
            }}
            {...{ size, hint: common.title, isDisabled: common.disabled }}
          />
          <Button
            {...common}
            type="text"
            icon={<Icon of={SkipForward} size={15} />}
            aria-label={nameOf(t(messages.skipForAll))}
            onClick={() => doForAll(staying, { kind: "SKIP" })}
          >
            {t(messages.skipForAll)}
          </Button>
        </span>
      </div>
    </div>
  );
}
