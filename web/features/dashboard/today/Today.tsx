import { Button } from "../../../components/controls/Button.js";
import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { InlineError } from "../../../components/InlineError.js";
import { ListSkeleton } from "../../../components/ListSkeleton.js";
import { useLocalStorageState } from "../../../lib/localStorageState.js";
import { useT } from "../../../lib/useT.js";
import { usePlanPauseQuery } from "../../../plan/step/plan.generated.js";
import { useToday } from "../../../plan/step/useToday.js";
import { CapturedCard, TodayDone, TodayEmpty } from "./lazyParts.js";
import { TodayHead } from "./TodayHead.js";
import { TodayList } from "./TodayList.js";
import { todayMessages as messages } from "./todayMessages.js";
import { hasPlan, leftUntilToday, rowCount } from "./todayRows.js";
import type { useTodayGroups } from "./useTodayGroups.js";
import "./today.css";

interface TodayProps {
  readonly plan: ReturnType<typeof useTodayGroups>;
  /** There is no job hunt yet; undefined until that is known. */
  readonly isFirst: boolean | undefined;
  /** Called once what is due, or what stands in its place, is on the page. */
  readonly onDrawn: () => void;
  /** What stands in the head. */
  readonly children: ReactNode;
}

/** What is due: the rows of earlier days, of today and of the next seven days, and the steps without a day. */
export function Today({ plan, isFirst, onDrawn, children }: TodayProps) {
  const t = useT();
  const { groups, waiting, captured, error, isLoading, news, tell, tryAgain } = plan;
  const pausedUntil = useRunningPause();
  const isReturn = useReturnDay(pausedUntil);
  const [isSmall, setSmall] = useLocalStorageState("oneSmallThing");
  const [isWhole, setWhole] = useState(false);
  const startsSmall = isReturn && !isWhole;
  const isOneThing = (isSmall ?? false) || startsSmall;
  const hasRows = groups !== undefined && rowCount(groups) > 0;
  // Without rows it is not yet known whether there is no hunt, or only nothing to do.
  const isWaiting = error === undefined && (groups === undefined || (isFirst === undefined && !hasPlan(groups)));
  const isDayDone = groups !== undefined && groups.overdue.count + groups.today.count === 0;
  const onDone = (going: ReadonlySet<string>): void => {
    if (groups === undefined) return;
    tell(isOneThing ? t(messages.isDone) : t(messages.left, { count: leftUntilToday(groups, going) }));
  };
  return (
    <section className="today" aria-label={t(messages.name)}>
      <TodayHead pausedUntil={pausedUntil} hasRows={hasRows} canPause={isFirst === false}>
        {children}
      </TodayHead>
      <p className="unseen" role="status">
        {news}
      </p>
      {isWaiting && <ListSkeleton rows={8} />}
      {groups === undefined && error !== undefined && (
        <InlineError
          what={t(messages.name)}
          reassurance={t(messages.lost)}
          error={error}
          isBusy={isLoading}
          onTryAgain={tryAgain}
        />
      )}
      {/* What stands below the card of a captured job comes with it, and is never pushed away. */}
      <Suspense fallback={<ListSkeleton rows={8} />}>
        {groups !== undefined && isFirst === true && <TodayEmpty />}
        {captured !== null && <CapturedCard captured={captured} />}
        {isDayDone && isFirst === false && captured === null && <TodayDone groups={groups} waiting={waiting} />}
        {startsSmall && hasRows && <h4 className="today-start">{t(messages.startWithThis)}</h4>}
        {groups !== undefined && hasRows && <TodayList groups={groups} isOneThing={isOneThing} onDone={onDone} />}
        {isOneThing && hasRows && (
          <Button
            type="text"
            className="quiet-button"
            onClick={() => {
              setWhole(true);
              setSmall(undefined);
            }}
          >
            {t(messages.showAll)}
          </Button>
        )}
        {!isWaiting && <Drawn onDrawn={onDrawn} />}
      </Suspense>
    </section>
  );
}

/** Says that everything it stands with is loaded and on the page. */
function Drawn({ onDrawn }: Pick<TodayProps, "onDrawn">): null {
  // Before the browser paints, so that what waits for it comes with it.
  useLayoutEffect(onDrawn);
  return null;
}

/** Returns the first day after the running pause of all hunts. */
function useRunningPause(): string | undefined {
  const { data, previousData } = usePlanPauseQuery({ fetchPolicy: "cache-and-network" });
  return (data ?? previousData)?.pause?.until;
}

/** Returns whether a pause that this browser has shown ends today; the server forgets a pause that is over. */
function useReturnDay(pausedUntil: string | undefined): boolean {
  const today = useToday();
  const [kept, keep] = useLocalStorageState("pausedUntil");
  useEffect(() => {
    if (pausedUntil !== undefined && pausedUntil !== kept) keep(pausedUntil);
  }, [pausedUntil, kept, keep]);
  return pausedUntil === undefined && kept === today;
}
