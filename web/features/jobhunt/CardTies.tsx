import { Suspense, type ReactNode } from "react";
import type { Day } from "../../lib/days.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useT } from "../../lib/useT.js";
import type { Appointment_AppointmentFragment } from "../../plan/appointment/appointment.generated.js";
import { LinkedChips } from "../../plan/link/LinkedChips.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { appointmentMessages } from "./appointmentMessages.js";
import { AppointmentsRow } from "./AppointmentsRow.js";
import { DaysRow } from "./DaysRow.js";
import { dayMessages } from "./jobHuntDayMessages.js";
import { cardMessages as messages } from "./cardMessages.js";
import { SentChip } from "./SentChip.js";
import { offersMessages } from "../../plan/offer/offersMessages.js";

const { Component: Offers } = lazyComponent(async () => (await import("../../plan/offer/OffersRow.js")).OffersRow);

interface CardTiesProps {
  readonly hunt: JobHunt;
  readonly appointments: readonly Appointment_AppointmentFragment[];
  readonly hasOffers: boolean;
  /** The day of the last sending of which a copy is kept; null for none. */
  readonly keptOn: Day | null;
  readonly today: Day;
  readonly days: DayTexts;
}

/** What belongs to a hunt: its companies, its people, its documents, its appointments, and the days that others set. */
export function CardTies({ hunt, appointments, hasOffers, keptOn, today, days }: CardTiesProps) {
  const t = useT();
  const [companies, people, documents] = [t(messages.company), t(messages.people), t(messages.documents)];
  return (
    <div className="hunt-ties">
      <Row name={companies}>
        <LinkedChips
          jobHunt={{ id: hunt.id, name: hunt.name, employerName: hunt.employer?.name ?? null }}
          kind="COMPANY"
          label={companies}
          hasBox
          asksRole
          empty={hunt.employer === null && <span className="tie-question">{t(messages.whoIsEmployer)}</span>}
        />
      </Row>
      <Row name={people}>
        <LinkedChips jobHunt={hunt} kind="CONTACT" label={people} hasBox />
      </Row>
      <Row name={documents}>
        <LinkedChips jobHunt={hunt} kind="DOCUMENT" label={documents} hasBox>
          {keptOn !== null && <SentChip huntId={hunt.id} day={keptOn} days={days} />}
        </LinkedChips>
      </Row>
      {(hunt.status === "ACTIVE" || appointments.length > 0) && (
        <Row name={t(appointmentMessages.appointments)}>
          <AppointmentsRow hunt={hunt} appointments={appointments} />
        </Row>
      )}
      {(hasOffers || (hunt.status === "ACTIVE" && hunt.currentPhase === "ACCEPTING")) && (
        <Row name={t(offersMessages.heading)}>
          <Suspense fallback={null}>
            <Offers jobHunt={hunt} />
          </Suspense>
        </Row>
      )}
      <Row name={t(dayMessages.days)}>
        <DaysRow hunt={hunt} today={today} days={days} />
      </Row>
    </div>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <span aria-hidden>{name}</span>
      {children}
    </div>
  );
}
