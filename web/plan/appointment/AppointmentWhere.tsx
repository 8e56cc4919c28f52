import { phoneLink, webLink } from "../../lib/textLinks.js";
import { useT } from "../../lib/useT.js";
import type { Appointment_AppointmentFragment } from "./appointment.generated.js";
import { listMessages as messages } from "./listMessages.js";
import { mapLink } from "./whereLinks.js";

const OUTSIDE = { target: "_blank", rel: "noopener noreferrer" } as const;

interface AppointmentWhereProps {
  readonly appointment: Pick<Appointment_AppointmentFragment, "kind" | "place" | "url" | "phone" | "cancelledBy">;
}

/** Where an appointment takes place: its place, link and number, each with its link unless it was cancelled. */
export function AppointmentWhere({ appointment }: AppointmentWhereProps) {
  const t = useT();
  const { kind, place, url, phone, cancelledBy } = appointment;
  const isOn = cancelledBy === null;
  const site = isOn ? webLink(url) : undefined;
  const call = isOn ? phoneLink(phone) : undefined;
  const map = isOn ? mapLink(place) : undefined;
  return (
    <>
      {place !== null && (
        <span dir="auto">
          <Linked href={map} isOutside text={place} />
        </span>
      )}
      {url !== null && (
        <span dir="auto">
          <Linked
            href={site}
            isOutside
            text={site === undefined ? url : t(kind === "VIDEO" ? messages.join : messages.openLink)}
          />
        </span>
      )}
      {phone !== null && (
        <span>
          <bdi>
            <Linked href={call} text={phone} />
          </bdi>
        </span>
      )}
    </>
  );
}

interface LinkedProps {
  /** Undefined: the text is no link. */
  readonly href: string | undefined;
  readonly text: string;
  readonly isOutside?: boolean;
}

function Linked({ href, text, isOutside = false }: LinkedProps) {
  if (href === undefined) return text;
  return (
    <a href={href} {...(isOutside ? OUTSIDE : {})}>
      {text}
    </a>
  );
}
