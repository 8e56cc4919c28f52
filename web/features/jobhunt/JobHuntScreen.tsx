import { Plus } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import { Screen } from "../../components/Screen.js";
import type { LocalStorageFlag } from "../../lib/localStorageState.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useDescription } from "../../lib/useDescription.js";
import { useMode } from "../../lib/useMode.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useT } from "../../lib/useT.js";
import { preloadWhenQuiet } from "../../lib/whenQuiet.js";
import type { JobHuntScenario, PhaseName } from "../../schema.generated.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { HelpText } from "./HelpText.js";
import { JobHuntBoard } from "./JobHuntBoard.js";
import { welcomeLines, type JobHuntScreen } from "./messages.js";
import { preloadOpenCard } from "./OpenJobHuntCard.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { useToday } from "../../plan/step/useToday.js";
import { PhaseTabs } from "./PhaseTabs.js";
import { ScenarioDialog } from "./ScenarioDialog.js";
import { StatisticsSection } from "./StatisticsSection.js";
import { useFigures } from "./useFigures.js";
import { useFocusWhenMoved } from "./useFocusWhenMoved.js";
import { useFocusCard } from "./useFocusCard.js";
import { useJobHuntBoard } from "./useJobHuntBoard.js";
import { useStartScenario } from "./useStartScenario.js";
import { useSelection } from "./useSelection.js";

const editor = lazyComponent(async () => (await import("./JobHuntEditor.js")).JobHuntEditor);

const HELP_FLAG: Readonly<Record<JobHuntScreen, LocalStorageFlag>> = {
  ALL: "jobHuntHelpOpen",
  PREPARING: "preparingHelpOpen",
  APPLYING: "applyingHelpOpen",
  INTERVIEWING: "interviewingHelpOpen",
  ACCEPTING: "acceptingHelpOpen",
};
/** Who has seen the help of one of the screens knows where that of the others is. */
const HELP_FLAGS = Object.values(HELP_FLAG);

/** The job hunt screen of all phases, or of one (spec 2). */
export function JobHuntScreen({ phase }: { readonly phase?: PhaseName }) {
  const t = useT();
  const screen: JobHuntScreen = phase ?? "ALL";
  const [openId, select] = useSelection();
  const board = useJobHuntBoard(screen, openId);
  const { figures, counts, hasFailed } = useFigures();
  const today = useToday();
  const days = useDayTexts();
  const [isHelpOpen, setHelpOpen] = useDescription(HELP_FLAG[screen], { siblings: HELP_FLAGS });
  const { mode, isForm, act } = useMode();
  const [isAsking, setAsking] = useState(false);
  const [scenario, setScenario] = useState<JobHuntScenario>("FOUND_ADVERT");
  const startScenario = useStartScenario();
  const focusCard = useFocusCard();
  const { addNote, noteDialog } = useAddNote();
  const openJobHunt = board.hunts.find((hunt) => hunt.id === openId);

  useEffect(() => preloadWhenQuiet(preloadOpenCard), []);
  useFocusWhenMoved(openJobHunt?.id, board.elsewhere?.id);
  const start = useCallback(() => setAsking(true), []);
  useShortcut("n", start, !isForm);
  const choose = (chosen: JobHuntScenario) => {
    setAsking(false);
    setScenario(chosen);
    act("new");
  };
  const edit = useCallback(() => act("edit"), [act]);
  const { open, minimize } = useOpening(openId, select, focusCard);
  const leaveForm = () => {
    act("back");
    focusCard(openId);
  };
  const saved = (hunt: JobHunt) => {
    act("saved");
    select(hunt);
    focusCard(hunt.id);
    if (mode === "CREATE") startScenario(hunt, scenario);
  };
  const rail = useRail(openJobHunt, { figures, hasFailed });

  if (isForm) {
    return (
      <editor.Component
        screen={screen}
        hunt={mode === "UPDATE" ? openJobHunt : undefined}
        beginning={{ scenario, phase: phase ?? null }}
        rail={rail}
        onSaved={saved}
        onBack={leaveForm}
      />
    );
  }
  return (
    <>
      <Screen
        welcome={t(welcomeLines[screen])}
        description={<HelpText screen={screen} />}
        isHelp
        isDescriptionOpen={isHelpOpen}
        onDescriptionToggle={setHelpOpen}
        tabs={<PhaseTabs screen={screen} counts={counts} />}
        rail={rail}
        actions={
          <PulsatingButton
            icon={<Icon of={Plus} />}
            shortcut="N"
            isPulsating={board.isKnown && board.lanes.every((lane) => lane.hunts.length === 0)}
            onPress={start}
          >
            {t(componentMessages.new)}
          </PulsatingButton>
        }
      >
        <JobHuntBoard
          board={board}
          counts={counts}
          figures={figures}
          openId={openId}
          today={today}
          days={days}
          onOpen={open}
          onEdit={edit}
          onAddNote={addNote}
          onMinimize={minimize}
          onGone={focusCard}
        />
      </Screen>
      {noteDialog}
      {isAsking && <ScenarioDialog screen={screen} onCancel={() => setAsking(false)} onChoose={choose} />}
    </>
  );
}

/** Returns the rail beside the hunts: their figures, and the notes of the open one. */
function useRail(
  openJobHunt: JobHunt | undefined,
  { figures, hasFailed }: Pick<ReturnType<typeof useFigures>, "figures" | "hasFailed">,
) {
  return useMemo(
    () => ({
      statistics: <StatisticsSection figures={figures} hasFailed={hasFailed} />,
      notes: <NotesPanel noteGuid={openJobHunt?.noteGuid} name={openJobHunt?.name} count={openJobHunt?.noteCount} />,
    }),
    [figures, hasFailed, openJobHunt],
  );
}

/** Returns the functions that open the card of a hunt and close the open one; its card gets the focus. */
function useOpening(
  openId: string | undefined,
  select: (hunt: JobHunt | null) => void,
  focusCard: (id: string | undefined) => void,
) {
  const open = useCallback(
    (hunt: JobHunt) => {
      select(hunt);
      focusCard(hunt.id);
    },
    [select, focusCard],
  );
  const minimize = useCallback(() => {
    select(null);
    focusCard(openId);
  }, [select, openId, focusCard]);
  return { open, minimize };
}
