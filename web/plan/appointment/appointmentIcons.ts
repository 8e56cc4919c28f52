import { MapPin, Phone, Video, type LucideIcon } from "lucide-react";
import type { AppointmentKind } from "../../schema.generated.js";

/** The icon of each way in which an appointment takes place. */
export const appointmentIcons: Readonly<Record<AppointmentKind, LucideIcon>> = {
  PHONE: Phone,
  VIDEO: Video,
  ON_SITE: MapPin,
};
