import { Button } from "antd";
import { useRef, useState } from "react";
import { componentMessages } from "../../components/messages.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import type { RailContent } from "../../components/Rail.js";
import { Screen } from "../../components/Screen.js";
import { screenMessages as layoutMessages } from "../../components/screenMessages.js";
import { useBackHandler } from "../../lib/backHandler.js";
import { askToLeave, useLeaveGuard } from "../../lib/leaveGuard.js";
import { useEdited } from "../../lib/useEdited.js";
import { useDraft } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import { HelpText } from "./HelpText.js";
import { JobHuntForm } from "./JobHuntForm.js";
import { welcomeLines, type HuntScreen } from "./messages.js";
import type { Hunt } from "./optimistic.js";
import { useSaveHunt, type Beginning } from "./useSaveHunt.js";

/** What the form mode of a job hunt screen needs. */
export interface JobHuntEditorProps {
  readonly screen: HuntScreen;
  /** The hunt that is renamed, or null when one is created. */
  readonly hunt: Hunt | null;
  /** How the hunt is begun when one is created. */
  readonly beginning: Beginning | null;
  readonly rail: RailContent;
  readonly onSaved: (hunt: Hunt) => void;
  readonly onBack: () => void;
}

/** The job hunt screen in its modes CREATE and UPDATE: the form, Back and Save (spec 4). */
export function JobHuntEditor({ screen, hunt: current, beginning, rail, onSaved, onBack }: JobHuntEditorProps) {
  const t = useT();
  const edited = useEdited(current ?? undefined, titleOf);
  const hunt = edited.base ?? null;
  const form = useRef<HTMLFormElement>(null);
  const { createHunt, renameHunt, error, isBusy } = useSaveHunt();
  const draft = useDraft(draftName(hunt));
  const [title, setTitle] = useState(() => draft.read()?.title ?? hunt?.name ?? "");
  const change = (next: string) => {
    setTitle(next);
    draft.keep({ title: next });
  };
  useLeaveGuard(title !== (hunt?.name ?? ""));
  const back = () =>
    askToLeave(() => {
      draft.forget();
      onBack();
    });
  useBackHandler(back, true);
  const save = async () => {
    if (isBusy) return;
    const saved = hunt === null ? beginning && (await createHunt(title, beginning)) : await renameHunt(title, hunt);
    if (!saved) return;
    draft.forget();
    onSaved(saved);
  };
  return (
    <Screen
      welcome={t(welcomeLines[screen])}
      description={<HelpText screen={screen} />}
      isHelp
      isForm
      isDescriptionOpen={false}
      onDescriptionToggle={() => undefined}
      rail={rail}
      actions={
        <>
          <Button onClick={back}>{t(componentMessages.back)}</Button>
          <PulsatingButton
            isBusy={isBusy}
            needsServer
            offlineHint={t(layoutMessages.offlineHint)}
            shortcut="Control+Enter"
            onPress={() => form.current?.requestSubmit()}
          >
            {t(componentMessages.save)}
          </PulsatingButton>
        </>
      }
    >
      <JobHuntForm
        form={form}
        edited={edited}
        title={title}
        error={error}
        onTitle={change}
        onSave={() => void save()}
        onEscape={back}
      />
    </Screen>
  );
}

function titleOf({ name }: Hunt): { title: string } {
  return { title: name };
}

function draftName(hunt: Hunt | null): string {
  return hunt === null ? "jobHunt.create" : `jobHunt.${hunt.id}`;
}
