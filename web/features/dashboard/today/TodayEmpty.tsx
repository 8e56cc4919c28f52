import { Button } from "../../../components/controls/Button.js";
import { ClipboardPaste, Plus } from "lucide-react";
import { paths } from "../../../lib/paths.js";
import { Icon } from "../../../components/Icon.js";
import { runShortcut, runShortcutOnArrival } from "../../../lib/shortcuts.js";
import { useGo } from "../../../lib/useGo.js";
import { useT } from "../../../lib/useT.js";
import { emptyMessages as messages } from "./todayMessages.js";

/** Today before there is a job hunt: how it goes, and the ways to begin. */
export function TodayEmpty() {
  const t = useT();
  const go = useGo();
  const start = (state: unknown = null): void => {
    runShortcutOnArrival("n");
    go(paths.jobHunts, { state });
  };
  return (
    <div className="today-empty">
      <h4>{t(messages.heading)}</h4>
      <p>{t(messages.text)}</p>
      <ol className="teach">
        <li>
          <b>{t(messages.start)}</b>
          <span>{t(messages.startText)}</span>
        </li>
        <li>
          <b>{t(messages.step)}</b>
          <span>{t(messages.stepText)}</span>
        </li>
        <li>
          <b>{t(messages.tomorrow)}</b>
          <span>{t(messages.tomorrowText)}</span>
        </li>
      </ol>
      <div className="today-starts">
        <Button type="primary" icon={<Icon of={Plus} />} onClick={() => start()}>
          {t(messages.start)}
        </Button>
        <Button icon={<Icon of={ClipboardPaste} />} onClick={() => runShortcut("c")}>
          {t(messages.paste)}
        </Button>
        <Button type="text" onClick={() => start({ scenario: "NO_IDEA_IDEAL_JOB" })}>
          {t(messages.noIdea)}
        </Button>
      </div>
    </div>
  );
}
