import { Button } from "../../../components/controls/Button.js";
import { Menu, type MenuEntry } from "../../../components/controls/Menu.js";
import { CirclePause, CirclePlay, Ellipsis, Keyboard, ListTodo } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { Icon } from "../../../components/Icon.js";
import { useLocalStorageState, writeLocalState } from "../../../lib/localStorageState.js";
import { useScreenCommand } from "../../../lib/screenCommands.js";
import { runShortcut } from "../../../lib/shortcuts.js";
import { screens, useMediaQuery } from "../../../lib/useMediaQuery.js";
import { useT } from "../../../lib/useT.js";
import { laterMessages } from "../../../plan/step/laterMessages.js";
import { pauseMessages } from "../../../plan/step/pauseMessages.js";
import { useDayTexts } from "../../../plan/step/useDayTexts.js";
import { usePause } from "../../../plan/step/usePause.js";
import { useToday } from "../../../plan/step/useToday.js";
import { PauseDialog } from "./lazyParts.js";
import { todayMessages as messages } from "./todayMessages.js";
import "./todayHead.css";

interface TodayHeadProps {
  /** The first day after the running pause of all hunts. */
  readonly pausedUntil: string | undefined;
  /** There is a list to make short. */
  readonly hasRows: boolean;
  /** There is a job hunt to pause. */
  readonly canPause: boolean;
  /** The box for adverts, beside the date. */
  readonly children: ReactNode;
}

/** The head of Today: the date, the box for adverts, and a menu with what makes the list short and the pause. */
export function TodayHead({ pausedUntil, hasRows, canPause, children }: TodayHeadProps) {
  const t = useT();
  const today = useToday();
  const days = useDayTexts();
  const pause = usePause();
  const hasKeys = !useMediaQuery(`${screens.phone}, ${screens.noMouse}`);
  const [isOneThing, setOneThing] = useLocalStorageState("oneSmallThing");
  const [isAsking, setAsking] = useState(false);
  const end = (): void => {
    // A pause that was ended by hand has no day of return.
    writeLocalState("pausedUntil", undefined);
    void pause(null, null);
  };
  const ask = (): void => setAsking(true);
  const switchOneThing = (): void => setOneThing(isOneThing === true ? undefined : true);
  const hasPause = pausedUntil === undefined && canPause;
  useScreenCommand({ id: "pause", label: t(laterMessages.pause), icon: CirclePause, run: ask }, hasPause);
  useScreenCommand({ id: "oneThing", label: t(messages.oneSmallThing), icon: ListTodo, run: switchOneThing }, hasRows);
  const oneThing = t(isOneThing === true ? messages.showAll : messages.oneSmallThing);
  const items: readonly MenuEntry[] = [
    ...(hasRows ? [{ key: "one", label: oneThing, icon: <Icon of={ListTodo} />, onClick: switchOneThing }] : []),
    ...(hasPause
      ? [{ key: "pause", label: t(laterMessages.pause), icon: <Icon of={CirclePause} />, onClick: ask }]
      : []),
    ...(hasKeys
      ? [
          {
            key: "keys",
            label: t(messages.shortcuts),
            icon: <Icon of={Keyboard} />,
            onClick: () => runShortcut("?"),
          },
        ]
      : []),
  ];
  return (
    <header className="today-head">
      <h3 className="today-heading" tabIndex={-1}>
        {days.full(today)}
      </h3>
      {children}
      {items.length > 0 && (
        <Menu items={items}>
          <Button
            type="text"
            className="today-menu"
            icon={<Icon of={Ellipsis} />}
            aria-haspopup="menu"
            aria-label={t(messages.menu)}
          />
        </Menu>
      )}
      {pausedUntil !== undefined && (
        <p className="today-paused">
          {t(pauseMessages.running, { day: days.withWeekday(pausedUntil) })}
          <Button size="small" icon={<Icon of={CirclePlay} size={15} />} onClick={end}>
            {t(pauseMessages.end)}
          </Button>
        </p>
      )}
      <Suspense fallback={null}>{isAsking && <PauseDialog jobHunt={null} onClose={() => setAsking(false)} />}</Suspense>
    </header>
  );
}
