import { Button } from "../../components/controls/Button.js";
import { CalendarDays, X } from "lucide-react";
import { useEffect } from "react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import type { Day } from "../../lib/days.js";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import { useT } from "../../lib/useT.js";
import { useOwnTimeZone } from "../../plan/step/useOwnTimeZone.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { cardMessages } from "./cardMessages.js";
import { plansNews } from "./plansNews.js";

interface PlansNoteProps {
  readonly hunts: readonly JobHunt[];
  readonly today: Day;
}

/** Tells once in this browser that the steps of earlier hunts have dates; it is dismissed with its button. */
export function PlansNote({ hunts, today }: PlansNoteProps) {
  const t = useT();
  const [isSeen = false, setSeen] = useLocalStorageState("plansSeen");
  const timeZone = useOwnTimeZone();
  const news = isSeen ? "NONE" : plansNews(hunts, today, timeZone);
  // Who begins with dates never needs to be told.
  useEffect(() => {
    if (news === "KNOWN") setSeen(true);
  });
  if (news !== "TELL") return null;
  return (
    <p className="plans-note" role="note">
      <Icon of={CalendarDays} size={18} />
      <span>{t(cardMessages.plansMade)}</span>
      <Button
        type="text"
        size="small"
        icon={<Icon of={X} />}
        title={t(componentMessages.dismiss)}
        aria-label={t(componentMessages.dismiss)}
        onClick={() => setSeen(true)}
      />
    </p>
  );
}
