import { phoneLink, webLink } from "../../lib/textLinks.js";
import type { Appointment_AppointmentFragment } from "./appointment.generated.js";
import { whereOf } from "./whereOf.js";

interface WhereTextProps {
  readonly appointment: Pick<Appointment_AppointmentFragment, "kind" | "place" | "url" | "phone">;
  /** -1 where the Tab key does not stop at a link. */
  readonly tabIndex?: number;
}

/** Where an appointment takes place, as one part of a line: its place, the link of its call, or the number to call. */
export function WhereText({ appointment, tabIndex }: WhereTextProps) {
  const where = whereOf(appointment);
  if (where === undefined) return null;
  const { field, text } = where;
  const phone = field === "phone" ? phoneLink(text) : undefined;
  const page = field === "url" ? webLink(text) : undefined;
  if (page !== undefined) {
    return (
      <a href={page} title={text} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex}>
        <bdi>{new URL(page).host}</bdi>
      </a>
    );
  }
  if (phone === undefined) return <bdi>{text}</bdi>;
  return (
    <a href={phone} tabIndex={tabIndex}>
      <bdi>{text}</bdi>
    </a>
  );
}
