import { Select } from "antd";
import { Building2, CircleCheck, Route, UsersRound, type LucideIcon } from "lucide-react";
import { useId } from "react";
import type { MessageDescriptor } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { useRichT, useT } from "../../lib/useT.js";
import type { HuntPicker_JobHuntFragment } from "../../operations.generated.js";
import type { JobDraft } from "./jobDraft.js";
import { afterDoneMessages } from "./messages.js";

/** A hunt that an advert can belong to. */
export type PickedHunt = HuntPicker_JobHuntFragment;

/** What the list of what Done does needs. */
interface AfterDoneProps {
  readonly draft: JobDraft;
  /** The hunt the details go to; null: a new one. */
  readonly hunt: PickedHunt | null;
  /** The hunt has details that Done would replace. */
  readonly replaces: boolean;
  /** The hunts to choose from; undefined where the hunt is settled. */
  readonly choices: readonly PickedHunt[] | undefined;
  readonly onPick: (hunt: PickedHunt | null) => void;
}

/** Says what pressing Done does before it is done, and asks for the hunt where none was selected. */
export function AfterDone({ draft, hunt, replaces, choices, onPick }: AfterDoneProps) {
  const t = useT();
  const id = useId();
  const { jobTitle, companyName, recruitmentAgency } = draft.fields;
  const company = companyName.value.trim();
  const newName = jobTitle.value.trim() || company || t(afterDoneMessages.unnamed);
  const agency = recruitmentAgency.value.trim();
  return (
    <section className="after-done" aria-labelledby={`${id}-heading`}>
      {choices !== undefined && (
        <div className="job-field">
          <label htmlFor={id}>{t(afterDoneMessages.hunt)}</label>
          <Select
            id={id}
            value={hunt?.id ?? ""}
            showSearch={{ optionFilterProp: "label" }}
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
        {hunt === null && <Line icon={Route} text={afterDoneMessages.newHunt} values={{ name: newName }} />}
        {company !== "" && <Line icon={Building2} text={afterDoneMessages.employer} values={{ name: company }} />}
        {agency !== "" && <Line icon={UsersRound} text={afterDoneMessages.recruiter} values={{ name: agency }} />}
        <Line
          icon={CircleCheck}
          text={afterDoneMessages.step}
          values={{ step: t(stepNames.CAPTURE_JOB_DETAILS), hunt: hunt?.name ?? newName }}
        />
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
      <span>{richT(text, { ...values, b: (words) => <b>{words}</b> })}</span>
    </li>
  );
}
