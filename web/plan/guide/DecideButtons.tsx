import { Button } from "../../components/controls/Button.js";
import { Check, CircleMinus, SkipForward } from "lucide-react";
import { Suspense } from "react";
import { Icon } from "../../components/Icon.js";
import { screenMessages } from "../../components/screenMessages.js";
import { useScreenCommand } from "../../lib/screenCommands.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useOnline } from "../../lib/useOnline.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useT } from "../../lib/useT.js";
import { currentPhaseOf } from "../step/optimistic.js";
import { stepActions } from "../step/stepActions.js";
import { stepOf } from "../step/optimistic.js";
import { guideMessages as messages } from "./guideMessages.js";
import type { GuideView } from "./guideView.js";
import type { useDecide } from "./useDecide.js";

interface DecideButtonsProps {
  readonly view: GuideView;
  readonly deciding: ReturnType<typeof useDecide>;
  /** In the panel inside a card: small, Done first, and without the key, which belongs to the card. */
  readonly isInline?: boolean;
  /** Takes the hunt to its next phase, too; a card has that button in its head. */
  readonly hasAdvance?: boolean;
}

const doneKey = "d";

const advance = lazyComponent(async () => (await import("../step/AdvanceButton.js")).AdvanceButton);
advance.preload();

/** The three decisions about a step, D is Done; and Progress, where the hunt is in the phase of the step. */
export function DecideButtons({ view, deciding, isInline = false, hasAdvance = !isInline }: DecideButtonsProps) {
  const t = useT();
  const isOnline = useOnline();
  const { hunt, step } = view;
  const allowed = hunt.status === "ACTIVE" ? stepActions(stepOf(hunt, step)?.status ?? "INACTIVE") : [];
  const isOff = !isOnline || deciding.isBusy;
  const canFinish = allowed.includes("COMPLETE") && !isOff;
  useShortcut(doneKey, () => deciding.decide("COMPLETE"), canFinish && !isInline);
  const canSkip = allowed.includes("SKIP") && !isOff;
  const canGiveUp = allowed.includes("MARK_NOT_DONE") && !isOff;
  useScreenCommand(
    { id: "skip", label: t(messages.skip), icon: SkipForward, run: () => deciding.decide("SKIP") },
    canSkip && !isInline,
  );
  useScreenCommand(
    { id: "notDone", label: t(messages.notDone), icon: CircleMinus, run: () => deciding.decide("MARK_NOT_DONE") },
    canGiveUp && !isInline,
  );
  const shared = {
    size: isInline ? ("small" as const) : ("middle" as const),
    title: isOnline ? undefined : t(screenMessages.offlineHint),
  };
  const done = (
    <Button
      key="done"
      {...shared}
      type="primary"
      className={isInline ? "" : "mainbtn"}
      icon={<Icon of={Check} />}
      disabled={!canFinish}
      loading={deciding.isBusy}
      aria-keyshortcuts={isInline ? undefined : doneKey}
      onClick={() => deciding.decide("COMPLETE")}
    >
      {t(messages.done)}
      {!isInline && <kbd aria-hidden>{doneKey.toUpperCase()}</kbd>}
    </Button>
  );
  const skip = (
    <Button
      key="skip"
      {...shared}
      icon={<Icon of={SkipForward} />}
      disabled={!canSkip}
      onClick={() => deciding.decide("SKIP")}
    >
      {t(messages.skip)}
    </Button>
  );
  const notDone = (
    <Button
      key="notDone"
      {...shared}
      icon={<Icon of={CircleMinus} />}
      disabled={!canGiveUp}
      onClick={() => deciding.decide("MARK_NOT_DONE")}
    >
      {t(messages.notDone)}
    </Button>
  );
  const isCurrent = currentPhaseOf(hunt)?.steps.some(({ name }) => name === step) ?? false;
  const progress = hasAdvance && isCurrent && hunt.status === "ACTIVE" && (
    <Suspense key="advance" fallback={null}>
      <advance.Component hunt={hunt} size={shared.size} />
    </Suspense>
  );
  return <>{isInline ? [done, skip, notDone, progress] : [skip, notDone, progress, done]}</>;
}
