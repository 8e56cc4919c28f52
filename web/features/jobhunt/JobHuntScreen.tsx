import { Plus } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import { Screen } from "../../components/Screen.js";
import type { RememberedFlag } from "../../lib/remembered.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useDescription } from "../../lib/useDescription.js";
import { useMode } from "../../lib/useMode.js";
import { useT } from "../../lib/useT.js";
import type { JobHuntScenario, PhaseName } from "../../operations.generated.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { HelpText } from "./HelpText.js";
import { JobHuntBoard } from "./JobHuntBoard.js";
import { JobHuntEditor } from "./JobHuntEditor.js";
import { screenMessages, welcomeLines, type HuntScreen } from "./messages.js";
import type { Hunt } from "./optimistic.js";
import { PhaseTabs } from "./PhaseTabs.js";
import { ScenarioDialog } from "./ScenarioDialog.js";
import { StatisticsSection } from "./StatisticsSection.js";
import { useFigures } from "./useFigures.js";
import { useFocusCard } from "./useFocusCard.js";
import { useHuntBoard } from "./useHuntBoard.js";
import { useLead } from "./useLead.js";
import { useSelection } from "./useSelection.js";

const HELP_FLAG: Readonly<Record<HuntScreen, RememberedFlag>> = {
  ALL: "jobHuntHelpOpen",
  PREPARING: "preparingHelpOpen",
  APPLYING: "applyingHelpOpen",
  INTERVIEWING: "interviewingHelpOpen",
  ACCEPTING: "acceptingHelpOpen",
};

/** The job hunt screen: of all phases, or of one (spec 2). */
export function JobHuntScreen({ phase }: { readonly phase?: PhaseName }) {
  const t = useT();
  const screen: HuntScreen = phase ?? "ALL";
  const [openId, select] = useSelection();
  const board = useHuntBoard(screen, openId);
  const { figures, counts, hasFailed } = useFigures();
  const [isHelpOpen, setHelpOpen] = useDescription(HELP_FLAG[screen]);
  const { mode, isForm, act } = useMode();
  const [isAsking, setAsking] = useState(false);
  const [scenario, setScenario] = useState<JobHuntScenario>("FOUND_ADVERT");
  const lead = useLead();
  const focusCard = useFocusCard();
  const { addNote, noteDialog } = useAddNote();
  const openHunt = board.hunts.find((hunt) => hunt.id === openId);

  const start = useCallback(() => setAsking(true), []);
  useShortcut("n", start, !isForm);
  const choose = (chosen: JobHuntScenario) => {
    setAsking(false);
    setScenario(chosen);
    act("new");
  };
  const edit = useCallback(() => act("edit"), [act]);
  const open = useCallback(
    (hunt: Hunt) => {
      select(hunt);
      focusCard(hunt.id);
    },
    [select, focusCard],
  );
  const minimize = useCallback(() => {
    select(null);
    focusCard(openId);
  }, [select, openId, focusCard]);
  const leaveForm = () => {
    act("back");
    focusCard(openId);
  };
  const saved = (hunt: Hunt) => {
    act("saved");
    select(hunt);
    focusCard(hunt.id);
    if (mode === "CREATE") lead(hunt, scenario);
  };
  const rail = useMemo(
    () => ({
      listLabel: t(screenMessages.hunts),
      statistics: <StatisticsSection figures={figures} hasFailed={hasFailed} />,
      notes: <NotesPanel noteGuid={openHunt?.noteGuid} name={openHunt?.name} count={openHunt?.noteCount} />,
      noteCount: openHunt?.noteCount,
    }),
    [t, figures, hasFailed, openHunt],
  );

  if (isForm) {
    return (
      <JobHuntEditor
        screen={screen}
        hunt={mode === "UPDATE" ? openHunt : undefined}
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
          openId={openId}
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
