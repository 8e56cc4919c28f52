import { Button } from "../../components/controls/Button.js";
import { MessageCircleReply } from "lucide-react";
import { Suspense, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { RailSection } from "../../components/Rail.js";
import { useT } from "../../lib/useT.js";
import type { StepChanges } from "../step/useStepChanges.js";
import { isAboutOffer } from "./aboutOffer.js";
import { isAboutAppointment } from "./appointmentFor.js";
import { isAfterSending } from "./beforeDone.js";
import { DueBox } from "./DueBox.js";
import type { GuideView } from "./guideView.js";
import { LinkedToStep, useLinkCount } from "./LinkedToStep.js";
import { NextStep } from "./NextStep.js";
import { railMessages as messages } from "./railMessages.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { offersMessages } from "../offer/offersMessages.js";

const { Component: InterviewBox } = lazyComponent(async () => (await import("./InterviewBox.js")).InterviewBox);
const { Component: Offers } = lazyComponent(async () => (await import("../offer/OffersRow.js")).OffersRow);
const { Component: AnswerDialog } = lazyComponent(async () => (await import("../sign/AnswerDialog.js")).AnswerDialog);

interface GuideRailProps {
  readonly view: GuideView;
  /** Absent where the day of the step stands elsewhere. */
  readonly changes?: StepChanges;
}

/** What stands beside the guide of a step: its day, its appointment, what is linked with it, what came, and the next step. */
export function GuideRail({ view, changes }: GuideRailProps) {
  const t = useT();
  const [isAnswering, setAnswering] = useState(false);
  const { hunt, step } = view;
  const count = useLinkCount(hunt.id, step);
  const next = hunt.nextAfter;
  const isOpenHunt = hunt.status === "ACTIVE";
  return (
    <>
      {changes && (
        <RailSection title={t(messages.due)}>
          <DueBox view={view} changes={changes} />
        </RailSection>
      )}
      {isAboutAppointment(step) && (
        <Suspense fallback={null}>
          <InterviewBox view={view} />
        </Suspense>
      )}
      {isAboutOffer(step) && (
        <RailSection title={t(offersMessages.heading)}>
          <Suspense fallback={null}>
            <Offers jobHunt={hunt} hasTerms />
          </Suspense>
        </RailSection>
      )}
      <RailSection title={t(messages.linked)} extra={<i>{count}</i>}>
        <LinkedToStep view={view} />
      </RailSection>
      {isOpenHunt && isAfterSending(hunt, step) && (
        <section className="rail-section">
          <Button icon={<Icon of={MessageCircleReply} />} onClick={() => setAnswering(true)}>
            {t(messages.answer)}
          </Button>
          <p className="rail-hint">{t(messages.answerHint)}</p>
        </section>
      )}
      {isOpenHunt && next && (
        <RailSection title={t(messages.nextStep)}>
          <NextStep hunt={hunt} next={next} />
        </RailSection>
      )}
      {isAnswering && (
        <Suspense fallback={null}>
          <AnswerDialog jobHunt={hunt} onClose={() => setAnswering(false)} />
        </Suspense>
      )}
    </>
  );
}
