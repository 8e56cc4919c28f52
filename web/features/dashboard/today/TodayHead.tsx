import { Button } from "../../../components/controls/Button.js";
import { Switch } from "../../../components/controls/Switch.js";
import { CirclePause, CirclePlay, ListTodo } from "lucide-react";
import { Suspense, useId, useState, type ReactNode } from "react";
import { Icon } from "../../../components/Icon.js";
import { useLocalStorageState, writeLocalState } from "../../../lib/localStorageState.js";
import { useScreenCommand } from "../../../lib/screenCommands.js";
import { screens, useMediaQuery } from "../../../lib/useMediaQuery.js";
import { useT } from "../../../lib/useT.js";
import { laterMessages } from "../../../plan/step/laterMessages.js";
import { pauseMessages } from "../../../plan/step/pauseMessages.js";
import { useDayTexts } from "../../../plan/step/useDayTexts.js";
import { usePause } from "../../../plan/step/usePause.js";
import { useToday } from "../../../plan/step/useToday.js";
import { PauseDialog } from "./lazyParts.js";
import { todayMessages as messages } from "./todayMessages.js";

interface TodayHeadProps {
  /** The first day after the running pause of all hunts. */
  readonly pausedUntil: string | undefined;
  /** There is a list to explain. */
  readonly hasRows: boolean;
  /** There is a job hunt to pause. */
  readonly canPause: boolean;
}

/** The head of Today: the date, the keys, what makes the list short, and the pause. */
export function TodayHead({ pausedUntil, hasRows, canPause }: TodayHeadProps) {
  const t = useT();
  const today = useToday();
  const days = useDayTexts();
  const pause = usePause();
  const switchId = useId();
  const hasKeys = !useMediaQuery(`${screens.phone}, ${screens.noMouse}`);
  const [shortcuts] = useLocalStorageState("shortcuts");
  const [isOneThing, setOneThing] = useLocalStorageState("oneSmallThing");
  const [isAsking, setAsking] = useState(false);
  const end = (): void => {
    // A pause that was ended by hand has no day of return.
    writeLocalState("pausedUntil", undefined);
    void pause(null, null);
  };
  const ask = (): void => setAsking(true);
  const switchOneThing = (isOn: boolean): void => setOneThing(isOn || undefined);
  const hasPause = pausedUntil === undefined && canPause;
  useScreenCommand({ id: "pause", label: t(laterMessages.pause), icon: CirclePause, run: ask }, hasPause);
  useScreenCommand(
    {
      id: "oneThing",
      label: t(messages.oneSmallThing),
      icon: ListTodo,
      run: () => switchOneThing(isOneThing !== true),
    },
    hasRows,
  );
  return (
    <header className="today-head">
      <h3 className="today-heading" tabIndex={-1}>
        {days.full(today)}
      </h3>
      {hasRows && hasKeys && shortcuts !== "off" && (
        <p className="keys-hint" aria-hidden>
          <KeyHint keys={["J", "K"]}>{t(messages.keyMove)}</KeyHint>
          <KeyHint keys={["D"]}>{t(messages.keyDone)}</KeyHint>
          <KeyHint keys={["S"]}>{t(messages.keyLater)}</KeyHint>
          <KeyHint keys={["↵"]}>{t(messages.keyOpen)}</KeyHint>
        </p>
      )}
      <div className="today-tools">
        {hasRows && (
          <span className="today-switch">
            <Switch size="small" aria-labelledby={switchId} checked={isOneThing ?? false} onChange={switchOneThing} />
            <span id={switchId}>{t(messages.oneSmallThing)}</span>
          </span>
        )}
        {hasPause && (
          <Button type="text" className="quiet-button" icon={<Icon of={CirclePause} />} onClick={ask}>
            {t(laterMessages.pause)}
          </Button>
        )}
        {pausedUntil !== undefined && (
          <span className="today-paused">
            {t(pauseMessages.running, { day: days.withWeekday(pausedUntil) })}
            <Button size="small" icon={<Icon of={CirclePlay} size={15} />} onClick={end}>
              {t(pauseMessages.end)}
            </Button>
          </span>
        )}
      </div>
      <Suspense fallback={null}>{isAsking && <PauseDialog jobHunt={null} onClose={() => setAsking(false)} />}</Suspense>
    </header>
  );
}

function KeyHint({ keys, children }: { readonly keys: readonly string[]; readonly children: ReactNode }) {
  return (
    <span>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {children}
    </span>
  );
}
