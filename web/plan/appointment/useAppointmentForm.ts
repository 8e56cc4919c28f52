import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useLeaveGuard } from "../../lib/leaveGuard.js";
import { readProblem } from "../../lib/readProblem.js";
import { browserTimeZone } from "../../lib/environment/timeZone.js";
import { useDraft } from "../../lib/useDraft.js";
import { useEdited, type Edited } from "../../lib/useEdited.js";
import { useHuntAppointmentsQuery, type Appointment_AppointmentFragment } from "./appointment.generated.js";
import type { AppointmentHunt, AppointmentPrefill } from "./appointmentHunt.js";
import {
  changedValues,
  draftValues,
  isAppointmentDay,
  isMinutes,
  newValues,
  restoredValues,
  valuesOf,
  withDefaults,
  type AppointmentDefaults,
  type AppointmentValues,
  type FieldName,
} from "./appointmentValues.js";
import { isTimeOfDay } from "../../components/date/readTime.js";
import type { TypedField } from "./incompleteFields.js";
import { nextRoundNumber, roundChoices, roundText } from "./rounds.js";
import { createInput, updateInput } from "./sentFields.js";
import { useOwnTimeZone } from "../step/useOwnTimeZone.js";
import { useFormValues } from "./useFormValues.js";
import { useSaveAppointment, type SavedAppointment } from "./useSaveAppointment.js";

interface AppointmentFormArgs {
  readonly jobHunt: AppointmentHunt;
  /** As it is now; undefined for a new one. */
  readonly appointment: Appointment_AppointmentFragment | undefined;
  readonly prefill: AppointmentPrefill;
}

/** A field that can keep a form from being saved. */
export type FaultyField = "day" | TypedField;

interface SaveArgs {
  readonly restartsPreparation: boolean;
  /** The fields that are half typed: with them nothing is saved. */
  readonly incomplete: ReadonlySet<TypedField>;
  /** What is still under way may change values; a save waits for it. */
  readonly settled: Promise<void>;
}

/** The state of the form of an appointment. */
export interface AppointmentForm {
  /** What the form shows: what was typed, and the defaults. */
  readonly values: AppointmentValues;
  readonly change: (changed: Partial<AppointmentValues>) => void;
  /** As `change`, for a value that depends on the one before. */
  readonly changeBy: (changeOf: (values: AppointmentValues) => Partial<AppointmentValues>) => void;
  readonly edited: Edited<Appointment_AppointmentFragment, FieldName>;
  /** The version with which the last save was refused. */
  readonly refused: number | undefined;
  readonly ownZone: string;
  readonly employerName: string | null;
  readonly rounds: readonly string[];
  /** True for a new one, and once the day, time or zone differs from the appointment's. */
  readonly isMoved: boolean;
  readonly isRestored: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  /** The fields that keep the form from being saved, shown after the first attempt. */
  readonly faults: ReadonlySet<FaultyField>;
  /** Saves; resolves with the saved appointment, undefined when it was not saved. */
  readonly save: (asked: SaveArgs) => Promise<SavedAppointment | undefined>;
  /** Drops what was typed. */
  readonly discard: () => void;
}

/** Returns the state of the form of an appointment. What was typed is kept until it is saved or dropped. */
export function useAppointmentForm({ jobHunt, appointment, prefill }: AppointmentFormArgs): AppointmentForm {
  const draft = useDraft(`appointment.${appointment?.id ?? newName(jobHunt, prefill)}`);
  const [kept] = useState(draft.read);
  const edited = useEdited<Appointment_AppointmentFragment, FieldName>(appointment, valuesOf, kept?.began);
  const { base } = edited;
  const [start] = useState(() => (base ? valuesOf(base) : newValues(prefill)));
  const [newId] = useState(() => kept?.values.id ?? crypto.randomUUID());
  const [given] = useState(base ? {} : prefill);
  const { typed, changeTyped, readTyped } = useFormValues(() => restoredValues(start, kept?.values, given));
  const [incomplete, setIncomplete] = useState<ReadonlySet<TypedField>>(NO_FIELDS);
  const [isChanged, setChanged] = useState(kept !== undefined);
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const [refused, setRefused] = useState<number>();
  const { create, update } = useSaveAppointment();
  const { data } = useHuntAppointmentsQuery({ variables: { id: jobHunt.id } });
  const ownZone = useOwnTimeZone() ?? browserTimeZone() ?? "UTC";
  const others = data?.jobHunt?.appointments.nodes ?? [];
  const next = nextRoundNumber(others.filter(({ id }) => id !== base?.id));
  const defaults: AppointmentDefaults = {
    kind: others.at(-1)?.kind ?? "ON_SITE",
    round: roundText({ round: "INTERVIEW", roundNumber: next }),
    timeZone: ownZone,
  };
  const values = withDefaults(typed, defaults);
  const faults = faultsOf(values, incomplete);
  const keep = useEffectEvent((now: AppointmentValues) =>
    draft.keep({ ...draftValues(now, given), id: newId }, edited.seen),
  );
  useEffect(() => {
    if (isChanged) keep(typed);
  }, [isChanged, typed]);
  useLeaveGuard(isChanged && !isBusy);
  const changeBy = useCallback(
    (changeOf: (values: AppointmentValues) => Partial<AppointmentValues>): void => {
      setChanged(true);
      changeTyped((before) => {
        const changed = changeOf(before);
        setIncomplete((fields) => new Set([...fields].filter((name) => changed[name] === undefined)));
        return changedValues(before, changed);
      });
    },
    [changeTyped],
  );

  const save = async (asked: SaveArgs): Promise<SavedAppointment | undefined> => {
    const { restartsPreparation } = asked;
    setTried(true);
    setIncomplete(asked.incomplete);
    if (isBusy || faultsOf(values, asked.incomplete).size > 0) return undefined;
    setBusy(true);
    setError(undefined);
    try {
      await asked.settled;
      const now = withDefaults(readTyped(), defaults);
      const saved = await (base === undefined
        ? create(createInput(now, { id: newId, jobHuntId: jobHunt.id, restartsPreparation }))
        : update(updateInput(now, valuesOf(base), { id: base.id, version: edited.version, restartsPreparation })));
      discard();
      return saved;
    } catch (failure) {
      if (readProblem(failure).code === "CONFLICT") await edited.reload();
      setError(failure);
      setRefused(edited.version);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  function discard(): void {
    setChanged(false);
    draft.discard();
  }
  return {
    values,
    change: (changed) => changeBy(() => changed),
    changeBy,
    edited,
    refused,
    ownZone,
    employerName: data?.jobHunt?.employer?.name ?? null,
    rounds: roundChoices(next, values.round),
    isMoved:
      base === undefined ||
      (["day", "time", "timeZone"] as const).some((name) => values[name] !== valuesOf(base)[name]),
    isRestored: kept !== undefined,
    isBusy,
    error,
    faults: isTried ? faults : NO_FIELDS,
    save,
    discard,
  };
}

const NO_FIELDS: ReadonlySet<never> = new Set();

/** Returns the name of the draft of a new appointment: each call has its own. */
function newName(jobHunt: AppointmentHunt, { call }: AppointmentPrefill): string {
  return [`new.${jobHunt.id}`, ...(call === undefined ? [] : [call])].join(".");
}

function faultsOf(
  { day, time, minutes }: AppointmentValues,
  incomplete: ReadonlySet<TypedField>,
): ReadonlySet<FaultyField> {
  return new Set<FaultyField>([
    ...(isAppointmentDay(day) ? [] : (["day"] as const)),
    ...(time === "" || isTimeOfDay(time) ? [] : (["time"] as const)),
    ...(isMinutes(minutes) ? [] : (["minutes"] as const)),
    ...incomplete,
  ]);
}
