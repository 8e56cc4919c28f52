import { LinkButton } from "../../components/controls/Button.js";
import { CalendarDays } from "lucide-react";
import { useId } from "react";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { calendarMessages as messages } from "./calendarMessages.js";
import { NewSecret } from "./NewSecret.js";

/**
 * Shows a whole new address, opens it in the calendar program of this device, and explains how to subscribe elsewhere.
 */
export function NewCalendarAddress({ address }: { address: string }) {
  const t = useT();
  const titleId = useId();
  return (
    <div className="calendar-new">
      <NewSecret secret={address} words={messages} />
      <LinkButton icon={<Icon of={CalendarDays} />} href={address.replace(/^https?:/, "webcal:")}>
        {t(messages.open)}
      </LinkButton>
      <b id={titleId}>{t(messages.howTo)}</b>
      <ul aria-labelledby={titleId}>
        <li>{t(messages.google)}</li>
        <li>{t(messages.apple)}</li>
        <li>{t(messages.outlook)}</li>
      </ul>
    </div>
  );
}
