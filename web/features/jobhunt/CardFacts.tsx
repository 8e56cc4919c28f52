import { MailOpen, Pause, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/Icon.js";
import { StatusTag } from "../../components/StatusTag.js";
import { useScreenCommand } from "../../lib/screenCommands.js";
import { useT } from "../../lib/useT.js";
import { AnswerDialog } from "../../plan/sign/AnswerDialog.js";
import { signMessages } from "../../plan/sign/signMessages.js";
import { laterMessages } from "../../plan/step/laterMessages.js";
import type { WholeHunt } from "../../plan/step/optimistic.js";
import { AdvertLink } from "./AdvertLink.js";
import { cardMessages } from "./cardMessages.js";
import { LinkedIdealJob } from "./LinkedIdealJob.js";
import { SuggestionsButton } from "./SuggestionsButton.js";
import { useFinishedText } from "./useFinishedText.js";
import { useStartedText } from "./useStartedText.js";

interface CardFactsProps {
  readonly hunt: WholeHunt;
  readonly hasAdvert: boolean;
  readonly onPause: () => void;
}

/** The facts below the heading of an open card, and what else can be done with its hunt. */
export function CardFacts({ hunt, hasAdvert, onPause }: CardFactsProps) {
  const t = useT();
  const finished = useFinishedText(hunt);
  const started = useStartedText(hunt.createdAt);
  const [isRecording, setRecording] = useState(false);
  const isActive = hunt.status === "ACTIVE";
  const answer = (): void => setRecording(true);
  const canPause = isActive && hunt.pausedUntil === null;
  useScreenCommand({ id: "answer", label: t(signMessages.open), icon: MailOpen, run: answer }, isActive);
  useScreenCommand({ id: "pause", label: t(laterMessages.pause), icon: Pause, run: onPause }, canPause);
  return (
    <div className="hunt-facts">
      {finished !== null && <StatusTag status="DONE">{finished}</StatusTag>}
      {hunt.idealJob && <LinkedIdealJob idealJob={hunt.idealJob} />}
      <span>{started}</span>
      {hunt.jobId !== null && <span>{t(cardMessages.jobId, { id: hunt.jobId })}</span>}
      {hunt.applicationId !== null && <span>{t(cardMessages.applicationId, { id: hunt.applicationId })}</span>}
      {isActive && <SuggestionsButton hunt={hunt} />}
      {hasAdvert && <AdvertLink huntId={hunt.id} />}
      {isActive && <Act icon={MailOpen} label={t(signMessages.open)} onPress={answer} />}
      {canPause && <Act icon={Pause} label={t(laterMessages.pause)} onPress={onPause} />}
      {isRecording && <AnswerDialog jobHunt={hunt} onClose={() => setRecording(false)} />}
    </div>
  );
}

interface ActProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
}

function Act({ icon, label, onPress }: ActProps) {
  return (
    <button type="button" className="hunt-fact" aria-haspopup="dialog" onClick={onPress}>
      <Icon of={icon} size={15} />
      {label}
    </button>
  );
}
