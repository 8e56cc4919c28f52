import { Button } from "../../components/controls/Button.js";
import { NotebookPen, Printer } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../../components/Icon.js";
import { hueClass, phaseHue } from "../../components/line/hue.js";
import { PhasePath } from "../../components/line/PhasePath.js";
import { componentMessages } from "../../components/messages.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import { Screen } from "../../components/Screen.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import { CallNoteBox } from "../../plan/callnote/CallNoteBox.js";
import { AdvanceButton } from "../../plan/step/AdvanceButton.js";
import { PauseDialog } from "../../plan/step/PauseDialog.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { useStepActions } from "../../plan/step/useStepActions.js";
import { useToday } from "../../plan/step/useToday.js";
import { CallButtons } from "./CallButtons.js";
import { EndedBanner } from "./EndedBanner.js";
import { sheetMessages as messages } from "./messages.js";
import { PeopleSection } from "./PeopleSection.js";
import { PrintedSheet } from "./PrintedSheet.js";
import { companiesOf, peopleOf, type Sheet, type SheetEntry } from "./sheet.js";
import { SheetFacts } from "./SheetFacts.js";
import { SheetLine } from "./SheetLine.js";
import { TalkingPoints } from "./TalkingPoints.js";
import "./huntsheet.css";

/** What is not needed in the first seconds of a call; all of it is fetched as soon as this module is there. */
const strip = lazyComponent(async () => (await import("../../plan/next/NextStrip.js")).NextStrip);
const meetings = lazyComponent(
  async () => (await import("../../plan/appointment/AppointmentsOfHunt.js")).AppointmentsOfHunt,
);
const below = lazyComponent(async () => (await import("./SheetBelow.js")).SheetBelow);
for (const part of [strip, meetings, below]) part.preload();

interface HuntSheetProps {
  readonly sheet: Sheet;
  readonly entries: readonly SheetEntry[];
  /** The panel with the notes of the hunt. */
  readonly notes: ReactNode;
  readonly onAddNote: () => void;
}

/** The sheet of a hunt: its title, then what is needed first in a call; people, appointments and notes beside it. */
export function HuntSheet({ sheet, entries, notes, onAddNote }: HuntSheetProps) {
  const t = useT();
  const today = useToday();
  const days = useDayTexts();
  const act = useStepActions(sheet);
  const isPhone = useMediaQuery(screens.phone);
  const isNarrow = useMediaQuery(screens.narrow);
  const [isPausing, setPausing] = useState(false);
  useShortcut("a", onAddNote);
  const people = peopleOf(sheet, today);
  const companies = companiesOf(sheet);
  const title = sheet.jobDetails?.jobTitle ?? sheet.name;
  const jobHunt = { id: sheet.id, name: sheet.name, noteGuid: sheet.noteGuid };
  const reached = <PeopleSection sheet={sheet} people={people} companies={companies} />;
  const appointments = <meetings.Component jobHunt={jobHunt} appointments={sheet.appointments.nodes} />;
  const facts = <SheetFacts sheet={sheet} />;
  const say = <TalkingPoints sheet={sheet} />;
  const print = (
    <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
      {t(messages.print)}
    </Button>
  );
  const advance = sheet.status === "ACTIVE" && <AdvanceButton hunt={sheet} />;
  return (
    <Screen
      welcome={title}
      isOwnWelcome
      description={undefined}
      isDescriptionOpen={false}
      onDescriptionToggle={() => undefined}
      actions={
        !isPhone && (
          <>
            {print}
            {advance}
            <PulsatingButton icon={<Icon of={NotebookPen} />} shortcut="A" onPress={onAddNote}>
              {t(componentMessages.addNote)}
            </PulsatingButton>
          </>
        )
      }
      tabs={<SheetLine sheet={sheet} />}
      rail={
        isNarrow
          ? undefined
          : {
              label: t(messages.rail),
              statistics: (
                <>
                  {reached}
                  <Suspense fallback={null}>
                    {appointments}
                    {notes}
                  </Suspense>
                </>
              ),
            }
      }
    >
      <div className={`hunt-sheet ${hueClass(phaseHue[sheet.currentPhase])}`}>
        {isPhone && <CallButtons people={people} companies={companies} />}
        <EndedBanner sheet={sheet} />
        <CallNoteBox jobHunt={jobHunt} people={people.map(({ record, name }) => ({ id: record.id, name }))} />
        <PhasePath phases={sheet.phases} />
        {/* What stands below a part that is late comes with it, and is never pushed away. */}
        <Suspense fallback={<div className="next-strip sheet-strip-bone" />}>
          <strip.Component
            hunt={sheet}
            appointments={sheet.appointments.nodes}
            today={today}
            days={days}
            onAct={act}
            onPause={() => setPausing(true)}
            hasKeys
          />
          {isPhone && advance && <p className="sheet-advance">{advance}</p>}
          {isPhone && say}
          {facts}
          {!isPhone && say}
          {isNarrow && <div className="sheet-beside">{reached}</div>}
          <Suspense fallback={null}>
            {isNarrow && <div className="sheet-beside">{appointments}</div>}
            <below.Component sheet={sheet} entries={entries} />
            {isNarrow && <div className="sheet-beside">{notes}</div>}
            {isPhone && <p className="sheet-print-row">{print}</p>}
          </Suspense>
        </Suspense>
      </div>
      {isPausing && <PauseDialog jobHunt={sheet} onClose={() => setPausing(false)} />}
      {createPortal(<PrintedSheet sheet={sheet} title={title} people={people} />, document.body)}
    </Screen>
  );
}
