import { Select } from "../../components/controls/Select.js";
import { Building2, CircleCheck, CircleHelp, Flag, Route, UsersRound, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { useIntl, type MessageDescriptor } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { formatDay } from "../../lib/formatDay.js";
import { useRichT, useT } from "../../lib/useT.js";
import type { JobHuntPicker_JobHuntFragment } from "./jobdetails.generated.js";
import type { JobDraft } from "./jobDraft.js";
import { afterDoneMessages } from "./messages.js";
import { realDay } from "./shownValue.js";

/** A hunt that an advert can belong to. */
export type PickedJobHunt = JobHuntPicker_JobHuntFragment;

interface AfterDoneProps {
  readonly draft: JobDraft;
  /** The hunt that gets the details; null: a new one. */
  readonly hunt: PickedJobHunt | null;
  /** The hunt has details that Done would replace. */
  readonly replaces: boolean;
  /** The hunts to choose from; undefined where the hunt is fixed. */
  readonly choices: readonly PickedJobHunt[] | undefined;
  readonly onPick: (hunt: PickedJobHunt | null) => void;
}

/** Lists what Done will do, and offers a choice of hunts where none was selected. */
export function AfterDone({ draft, hunt, replaces, choices, onPick }: AfterDoneProps) {
  const t = useT();
  const id = useId();
  const intl = useIntl();
  const { jobTitle, companyName, recruitmentAgency, applicationDeadline } = draft.fields;
  const company = companyName.value.trim();
  const newName = jobTitle.value.trim() || company || t(afterDoneMessages.unnamed);
  const deadline = realDay(applicationDeadline.value);
  const agency = recruitmentAgency.value.trim();
  return (
    <section className="after-done" aria-labelledby={`${id}-heading`}>
      {choices !== undefined && (
        <div className="job-field">
          <label htmlFor={id}>{t(afterDoneMessages.hunt)}</label>
          <Select
            id={id}
            value={hunt?.id ?? ""}
            options={[
              { value: "", label: t(afterDoneMessages.huntFromTitle) },
              ...choices.map(({ id: value, name }) => ({ value, label: name })),
            ]}
            onChange={(picked) => onPick(choices.find((choice) => choice.id === picked) ?? null)}
          />
        </div>
      )}
      <h3 id={`${id}-heading`}>{t(afterDoneMessages.heading)}</h3>
      <ul>
        {hunt === null && company === "" && (
          <Line icon={Route} text={afterDoneMessages.newJobHunt} values={{ name: newName }} />
        )}
        {hunt === null && company !== "" && (
          <Line icon={Route} text={afterDoneMessages.newJobHuntAt} values={{ name: newName, company }} />
        )}
        {hunt !== null && company !== "" && (
          <Line icon={Building2} text={afterDoneMessages.employer} values={{ name: company }} />
        )}
        {agency !== "" && <Line icon={UsersRound} text={afterDoneMessages.recruiter} values={{ name: agency }} />}
        {hunt !== null && (
          <Line
            icon={CircleCheck}
            text={afterDoneMessages.step}
            values={{ step: t(stepNames.CAPTURE_JOB_DETAILS), hunt: hunt.name }}
          />
        )}
        {deadline !== null && (
          <Line
            icon={Flag}
            text={afterDoneMessages.deadline}
            values={{ day: formatDay(intl, deadline, { weekday: "short", day: "numeric", month: "short" }) }}
          />
        )}
        {hunt === null && <Line icon={CircleHelp} text={afterDoneMessages.question} values={{}} />}
      </ul>
      {replaces && hunt !== null && <p>{t(afterDoneMessages.replaces, { hunt: hunt.name })}</p>}
    </section>
  );
}

interface LineProps {
  readonly icon: LucideIcon;
  readonly text: MessageDescriptor;
  readonly values: Readonly<Record<string, string>>;
}

function Line({ icon, text, values }: LineProps) {
  const richT = useRichT();
  return (
    <li>
      <Icon of={icon} size={15} />
      <span>{richT(text, { ...values, b: (words) => <b dir="auto">{words}</b> })}</span>
    </li>
  );
}
