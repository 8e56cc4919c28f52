import { useIntl } from "react-intl";
import { useT } from "../../lib/useT.js";
import { TimeBox } from "../../components/date/TimeBox.js";
import { DayField } from "../../components/date/DayField.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { Field } from "../../components/Field.js";
import { appointmentIcons } from "./appointmentIcons.js";
import { kindNames } from "./appointmentMessages.js";
import { FIRST_DAY, isAppointmentDay, LAST_DAY } from "./appointmentValues.js";
import { ChoiceField } from "./ChoiceField.js";
import { fieldLabels, formMessages as messages } from "./formMessages.js";
import { LengthField } from "./LengthField.js";
import { PeopleField } from "./PeopleField.js";
import { readPeople } from "./people.js";
import { readRound } from "./rounds.js";
import { KINDS } from "./sentFields.js";
import type { AppointmentForm } from "./useAppointmentForm.js";
import { useAppointmentTexts } from "./useAppointmentTexts.js";
import type { FieldProblems } from "./useFieldProblems.js";
import type { FormPeople } from "./usePeople.js";
import { WhereField } from "./WhereField.js";
import { ZoneField } from "./ZoneField.js";
import { zoneCity } from "../../lib/zoneNames.js";
import { ownTime } from "./zoneWords.js";

interface AppointmentFieldsProps {
  readonly jobHunt: { readonly id: string; readonly name: string; readonly employerName: string | null };
  readonly form: AppointmentForm;
  readonly people: FormPeople;
  readonly problems: FieldProblems;
  readonly asksRepeatedHour: boolean;
  /** The moment at which it begins; null while it is not known. */
  readonly startsAt: string | null;
}

/** The fields of an appointment. */
export function AppointmentFields(props: AppointmentFieldsProps) {
  const { jobHunt, form, people, problems, asksRepeatedHour, startsAt } = props;
  const t = useT();
  const intl = useIntl();
  const days = useDayTexts();
  const texts = useAppointmentTexts();
  const { values, change, ownZone } = form;
  const zones = { own: ownZone, theirs: values.timeZone };
  const own = startsAt === null ? null : ownTime(intl, startsAt, zones);
  const ownText = own && (own.day === null ? own.time : texts.at(own.day, own.time));
  return (
    <div className="field-grid">
      <ChoiceField
        label={t(fieldLabels.kind)}
        choices={KINDS.map((kind) => ({ value: kind, label: t(kindNames[kind]), icon: appointmentIcons[kind] }))}
        value={values.kind}
        problem={problems.kind}
        onChange={(kind) => change({ kind })}
      />
      <RoundFields form={form} problems={problems} />
      <DayField
        label={t(fieldLabels.day)}
        value={values.day}
        min={FIRST_DAY}
        max={LAST_DAY}
        hint={isAppointmentDay(values.day) ? days.full(values.day) : undefined}
        problem={problems.day}
        isRequired
        onChange={(day) => change({ day })}
        onTime={(time) => change({ time })}
      />
      <div className="appt-pair">
        <Field label={t(fieldLabels.time)} problem={problems.time}>
          {(control) => <TimeBox {...control} value={values.time} onChange={(time) => change({ time })} />}
        </Field>
        <LengthField value={values.minutes} problem={problems.minutes} onChange={(minutes) => change({ minutes })} />
      </div>
      <ZoneField
        own={ownZone}
        value={values.timeZone}
        day={values.day}
        problem={problems.timeZone}
        hint={ownText === null ? undefined : t(messages.ownTime, { time: ownText, city: zoneCity(ownZone) })}
        onChange={(timeZone) => change({ timeZone })}
      />
      {asksRepeatedHour && (
        <ChoiceField
          label={t(fieldLabels.repeatedHour)}
          choices={[
            { value: "FIRST", label: t(messages.beforeClocks) },
            { value: "SECOND", label: t(messages.afterClocks) },
          ]}
          value={values.repeatedHour}
          isRequired
          onChange={(repeatedHour) => change({ repeatedHour })}
        />
      )}
      <WhereField values={values} problems={problems} onChange={change} />
      <PeopleField
        jobHunt={jobHunt}
        people={readPeople(values.people)}
        problem={problems.people}
        onAdd={people.add}
        onCreate={people.create}
        onRemove={people.remove}
      />
      <Field isWide label={t(fieldLabels.note)} problem={problems.note}>
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            rows={2}
            value={values.note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}

function RoundFields({ form, problems }: Pick<AppointmentFieldsProps, "form" | "problems">) {
  const t = useT();
  const texts = useAppointmentTexts();
  const { values, change, rounds } = form;
  return (
    <>
      <Field label={t(fieldLabels.round)} problem={problems.round}>
        {(control) => (
          <select {...control} value={values.round} onChange={(event) => change({ round: event.currentTarget.value })}>
            {rounds.map((round) => (
              <option key={round} value={round}>
                {round === "OTHER" ? t(messages.somethingElse) : texts.round({ ...readRound(round), roundName: null })}
              </option>
            ))}
          </select>
        )}
      </Field>
      {values.round === "OTHER" && (
        <Field label={t(fieldLabels.roundName)} problem={problems.roundName}>
          {(control) => (
            <input
              {...control}
              type="text"
              dir="auto"
              value={values.roundName}
              onChange={(event) => change({ roundName: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
