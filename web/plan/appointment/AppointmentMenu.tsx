import { Button } from "../../components/controls/Button.js";
import { Menu } from "../../components/controls/Menu.js";
import { Ellipsis } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { Appointment_AppointmentFragment } from "./appointment.generated.js";
import { formMessages } from "./formMessages.js";
import { listMessages as messages, outcomeMessages } from "./listMessages.js";
import { useAppointmentActions } from "./useAppointmentActions.js";
import { useAppointmentTexts } from "./useAppointmentTexts.js";

interface AppointmentMenuProps {
  readonly appointment: Appointment_AppointmentFragment;
  readonly onChange: () => void;
  /** Asks how it went. */
  readonly onAsk: () => void;
}

/** The menu of an appointment. */
export function AppointmentMenu({ appointment, onChange, onAsk }: AppointmentMenuProps) {
  const t = useT();
  const texts = useAppointmentTexts();
  const isOnline = useOnline();
  const { cancel, remove } = useAppointmentActions();
  const taking = [
    { key: "outcome", label: t(outcomeMessages.question), onClick: onAsk },
    { key: "them", label: t(messages.cancelledByThem), onClick: () => void cancel(appointment, "THEM") },
    { key: "me", label: t(messages.cancelledByMe), onClick: () => void cancel(appointment, "ME") },
  ];
  const cancelled = [{ key: "after-all", label: t(messages.afterAll), onClick: () => void cancel(appointment, null) }];
  const items = [
    { key: "change", label: t(messages.change), onClick: onChange },
    ...(appointment.cancelledBy === null ? taking : cancelled),
    { key: "line", type: "divider" as const },
    { key: "delete", label: t(messages.delete), onClick: () => void remove(appointment) },
  ];
  return (
    <Menu items={items} isDisabled={!isOnline}>
      <Button
        type="text"
        size="small"
        className="appt-menu"
        icon={<Icon of={Ellipsis} />}
        aria-haspopup="menu"
        aria-label={t(messages.actions, { name: texts.name(appointment) })}
        title={isOnline ? undefined : t(formMessages.offline)}
        disabled={!isOnline}
      />
    </Menu>
  );
}
