import { Field, ID, InputType, Int } from "type-graphql";
import { DayScalar, type Day } from "../platform/day.js";
import { RecordKind } from "../platform/record-kind.js";
import { idInputOf } from "../record/change-of.js";
import { NEW_ID, VERSION_SEEN } from "../record/input-words.js";
import { inputOf } from "../record/input-field.js";
import { SignSender } from "../sign/sign.entity.js";
import { Appointment } from "./appointment.entity.js";
import { AppointmentKind, AppointmentOutcome, AppointmentRound, RepeatedHour } from "./appointment-enums.js";

const TEXTS = ["roundName", "place", "url", "phone", "note"] as const;
/** The texts of an appointment. */
export type AppointmentTexts = Pick<Appointment, (typeof TEXTS)[number]>;

/** What both the input that creates an appointment and the one that changes it may say. */
@InputType()
abstract class AppointmentDetails extends inputOf(Appointment, TEXTS) {
  @Field(() => [ID], { nullable: true, description: "The people there, at most twenty." })
  contactIds?: string[] | null;

  @Field(() => Int, { nullable: true, description: "Its length, 1 to 1,440 minutes." })
  minutes?: number | null;

  @Field(() => RepeatedHour, {
    nullable: true,
    description: "Which of two, where the time comes twice on the day; then it has to be given.",
  })
  repeatedHour?: RepeatedHour | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True: opens the closed preparation steps again, for this appointment.",
  })
  restartsPreparation?: boolean;

  @Field(() => Int, { nullable: true, description: "Which interview it is, 1 to 20, for INTERVIEW." })
  roundNumber?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The time of day in its own time zone, `HH:MM`; null: not known yet.",
  })
  time?: string | null;
}

@InputType({ description: "A new appointment." })
export class CreateAppointmentInput extends AppointmentDetails {
  @Field(() => ID, { nullable: true, description: NEW_ID })
  id?: string | null;

  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => AppointmentKind, { description: "How it takes place." })
  kind!: AppointmentKind;

  @Field(() => AppointmentRound, { defaultValue: AppointmentRound.INTERVIEW, description: "What it is about." })
  round?: AppointmentRound;

  @Field(() => DayScalar, { description: "The day, in its own time zone, from the year 1900 to 2200." })
  day!: Day;

  @Field(() => String, {
    nullable: true,
    description: "Its time zone, an IANA name such as `Europe/Berlin`; absent: yours.",
  })
  timeZone?: string | null;
}

@InputType({ description: "Changes of an appointment; what is absent stays, null clears." })
export class UpdateAppointmentInput extends AppointmentDetails {
  @Field(() => ID, { description: "The appointment." })
  id!: string;

  @Field(() => AppointmentKind, { nullable: true, description: "How it takes place; null leaves it." })
  kind?: AppointmentKind | null;

  @Field(() => AppointmentRound, { nullable: true, description: "What it is about; null leaves it." })
  round?: AppointmentRound | null;

  @Field(() => DayScalar, { nullable: true, description: "The day; null leaves it." })
  day?: Day | null;

  @Field(() => String, { nullable: true, description: "Its time zone; null leaves it." })
  timeZone?: string | null;

  @Field(() => Int, { nullable: true, description: VERSION_SEEN })
  version?: number | null;
}

@InputType({ description: "An appointment that was cancelled." })
export class CancelAppointmentInput {
  @Field(() => ID, { description: "The appointment." })
  id!: string;

  @Field(() => SignSender, {
    nullable: true,
    defaultValue: SignSender.THEM,
    description: "Who cancelled it; null: nobody, it takes place after all.",
  })
  by?: SignSender | null;

  @Field(() => Int, { nullable: true, description: VERSION_SEEN })
  version?: number | null;
}

@InputType({ description: "How an appointment went." })
export class RecordAppointmentOutcomeInput {
  @Field(() => ID, { description: "The appointment." })
  id!: string;

  @Field(() => AppointmentOutcome, {
    nullable: true,
    description: "How it went; null: nobody said yet. What is absent stays.",
  })
  outcome?: AppointmentOutcome | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True: opens the closed preparation steps again, for the next appointment of the hunt.",
  })
  restartsPreparation?: boolean;

  @Field(() => Int, { nullable: true, description: VERSION_SEEN })
  version?: number | null;
}

/** The input with the id of an appointment. */
export const AppointmentIdInput = idInputOf("Appointment", RecordKind.APPOINTMENT);
