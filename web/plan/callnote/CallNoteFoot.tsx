import { Button } from "../../components/controls/Button.js";
import { CalendarPlus, UserRound } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { screenMessages } from "../../components/screenMessages.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { preloadAppointmentDialog } from "../appointment/loadAppointmentDialog.js";
import { callNoteMessages as messages } from "./messages.js";
import type { CallPerson, useCallNote } from "./useCallNote.js";
import type { FoundMoment } from "./useFoundMoment.js";

interface CallNoteFootProps {
  readonly note: ReturnType<typeof useCallNote>;
  readonly people: readonly CallPerson[];
  /** The moment that the text names. */
  readonly moment: FoundMoment | undefined;
  readonly onAppointment: () => void;
}

/** Below the text of a call: who is on the telephone, since when, and the buttons Appointment and Save. */
export function CallNoteFoot({ note, people, moment, onAppointment }: CallNoteFootProps) {
  const t = useT();
  const isOnline = useOnline();
  const { time, values } = note;
  return (
    <>
      <label className="call-note-person">
        <Icon of={UserRound} size={15} />
        <select
          aria-label={t(messages.person)}
          value={values.personId}
          onChange={(event) => note.choose(event.target.value)}
        >
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{t(messages.nobody)}</option>
        </select>
      </label>
      {time !== undefined && (
        <time dateTime={values.at} title={t(messages.began, { time })}>
          {time}
        </time>
      )}
      <span className="call-note-buttons">
        <Button
          size="small"
          type="text"
          className="call-note-appointment"
          icon={<Icon of={CalendarPlus} size={15} />}
          disabled={!isOnline}
          title={isOnline ? undefined : t(screenMessages.offlineHint)}
          onPointerEnter={preloadAppointmentDialog}
          onClick={onAppointment}
        >
          {moment === undefined ? t(messages.appointment) : t(messages.appointmentOn, { when: moment.words })}
        </Button>
        <Button size="small" type="primary" htmlType="submit" loading={note.isBusy} disabled={note.isEmpty}>
          {t(componentMessages.save)}
        </Button>
      </span>
    </>
  );
}
