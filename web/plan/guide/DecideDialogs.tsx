import { Button } from "../../components/controls/Button.js";
import { Suspense } from "react";
import { Dialog } from "../../components/Dialog.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import { guideMessages as messages } from "./guideMessages.js";
import type { GuideView } from "./guideView.js";
import type { useDecide } from "./useDecide.js";
import { lazyComponent } from "../../lib/lazyComponent.js";

const { Component: NotDoneDialog } = lazyComponent(async () => (await import("./NotDoneDialog.js")).NotDoneDialog);

interface DecideDialogsProps {
  readonly view: GuideView;
  readonly deciding: ReturnType<typeof useDecide>;
}

/** The questions before a decision about a step. */
export function DecideDialogs({ view, deciding }: DecideDialogsProps) {
  const t = useT();
  const { question, isAskingWhy, confirm, cancel } = deciding;
  if (isAskingWhy) {
    return (
      <Suspense fallback={null}>
        <NotDoneDialog view={view} onNotDone={() => confirm("MARK_NOT_DONE")} onClose={cancel} />
      </Suspense>
    );
  }
  if (question === null) return null;
  const title =
    question.kind === "checks"
      ? t(messages.checksOpen, { open: question.open })
      : t(messages.beforeOpen, { step: t(stepNames[question.step]) });
  return (
    <Dialog
      title={title}
      width={420}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>{t(componentMessages.no)}</Button>
          <Button type="primary" onClick={() => confirm("COMPLETE")}>
            {t(componentMessages.yes)}
          </Button>
        </>
      }
    />
  );
}
