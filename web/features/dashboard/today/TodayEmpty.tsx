import { Button } from "../../../components/controls/Button.js";
import { paths } from "../../../lib/paths.js";
import { runShortcutOnArrival } from "../../../lib/shortcuts.js";
import { useGo } from "../../../lib/useGo.js";
import { useT } from "../../../lib/useT.js";
import { emptyMessages as messages } from "./emptyMessages.js";

/** Today before there is a job hunt, below the box for an advert: how it goes, and the ways without an advert. */
export function TodayEmpty() {
  const t = useT();
  const go = useGo();
  const start = (state: unknown = null): void => {
    runShortcutOnArrival("n");
    go(paths.jobHunts, { state });
  };
  return (
    <div className="today-empty">
      <p className="today-starts">
        {t(messages.noAdvert)}
        <Button type="link" onClick={() => start()}>
          {t(messages.start)}
        </Button>
        <Button type="link" onClick={() => start({ scenario: "NO_IDEA_IDEAL_JOB" })}>
          {t(messages.noIdea)}
        </Button>
      </p>
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
    </div>
  );
}
