import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Contact } from "../contact/contact.entity.js";
import { Appointment } from "./appointment.entity.js";

/** One person at an appointment. A contact in the trash keeps its row, and is not shown. */
@Entity("appointment_contact")
@Index("appointment_contact_contact", ["ownerId", "contactId"])
@ForeignKey(() => Appointment, ["ownerId", "appointmentId"], ["ownerId", "id"], {
  name: "appointment_contact_appointment_fkey",
  onDelete: "CASCADE",
})
@ForeignKey(() => Contact, ["ownerId", "contactId"], ["ownerId", "id"], {
  name: "appointment_contact_contact_fkey",
  onDelete: "CASCADE",
})
export class AppointmentContact {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @PrimaryColumn({ name: "appointment_id", type: "uuid" })
  appointmentId!: string;

  @PrimaryColumn({ name: "contact_id", type: "uuid" })
  contactId!: string;

  /** Its place in the given order, from 0. */
  @Column({ type: "smallint" })
  place!: number;
}
