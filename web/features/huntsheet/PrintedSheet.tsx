import { Suspense } from "react";
import { useIntl } from "react-intl";
import { phaseNames } from "../../components/line/messages.js";
import { statusNames, stepNames } from "../../components/line/stepMessages.js";
import { fullName } from "../../lib/contactNames.js";
import { formatDay } from "../../lib/formatDay.js";
import { useNow } from "../../lib/useNow.js";
import { useT } from "../../lib/useT.js";
import { orderAppointments } from "../../plan/appointment/appointmentOrder.js";
import { useAppointmentTexts } from "../../plan/appointment/useAppointmentTexts.js";
import { useOwnTimeZone } from "../../plan/step/useOwnTimeZone.js";
import { whereOf } from "../../plan/appointment/whereOf.js";
import { stepDate } from "../../plan/step/stepDate.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { useToday } from "../../plan/step/useToday.js";
import { factNames, printMessages, sheetMessages as messages } from "./messages.js";
import { OfferFact } from "./loadOfferFact.js";
import { usePersonDetail } from "./PeopleSection.js";
import { PrintedList } from "./PrintedList.js";
import { PrintedSent } from "./PrintedSent.js";
import { linesOf, phaseOf, type Reachable, type Sheet } from "./sheet.js";
import { sheetFacts } from "./sheetFacts.js";
import "./print.css";

/** How much of each list one page of paper holds; the number of the others is printed below. */
const ROOM = { people: 4, lines: 8 } as const;

/** The empty lines for notes. */
const NOTE_LINES = [1, 2, 3, 4, 5, 6, 7] as const;

interface PrintedSheetProps {
  readonly sheet: Sheet;
  readonly title: string;
  readonly people: readonly Reachable[];
}

/** The hunt sheet on paper: one page, black on white; on the screen there is nothing of it. */
export function PrintedSheet({ sheet, title, people }: PrintedSheetProps) {
  const t = useT();
  const today = useToday();
  const days = useDayTexts();
  const timeZone = useOwnTimeZone();
  return (
    <article className="hunt-print">
      <PrintedHead sheet={sheet} title={title} />
      <dl className="print-facts">
        {sheetFacts(sheet, { t, today, days, timeZone }).map(({ name, text }) => (
          <div key={name}>
            <dt>{t(factNames[name])}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
        {sheet.offer !== null && (
          <Suspense fallback={null}>
            <OfferFact sheet={sheet} />
          </Suspense>
        )}
      </dl>
      <PrintedAppointment sheet={sheet} />
      <div className="print-two">
        <PrintedList title={t(messages.people)} items={people} room={ROOM.people}>
          {(person) => <PrintedPerson key={person.record.id} person={person} />}
        </PrintedList>
        <PrintedList title={t(messages.say)} items={linesOf(sheet.talkingPoints)} room={ROOM.lines} isNumbered>
          {(line, place) => (
            <li key={place} className="print-line" dir="auto">
              {line}
            </li>
          )}
        </PrintedList>
      </div>
      <PrintedSent sheet={sheet} />
      <div className="print-two is-last">
        <PrintedSteps sheet={sheet} />
        <section className="print-notes">
          <h3>{t(printMessages.notes)}</h3>
          {NOTE_LINES.map((line) => (
            <div key={line} />
          ))}
        </section>
      </div>
    </article>
  );
}

function PrintedHead({ sheet, title }: Pick<PrintedSheetProps, "sheet" | "title">) {
  const t = useT();
  const intl = useIntl();
  const today = useToday();
  const phase = phaseOf(sheet);
  return (
    <header>
      <h1 dir="auto">{title}</h1>
      {sheet.employer && <b dir="auto">{sheet.employer.name}</b>}
      {phase && (
        <span>
          {t(printMessages.state, {
            phase: t(phaseNames[phase.name]),
            done: phase.stepsDone,
            total: phase.stepsTotal,
            date: formatDay(intl, today, { dateStyle: "medium" }),
          })}
        </span>
      )}
    </header>
  );
}

/** The next appointment: when, what, where and with whom. */
function PrintedAppointment({ sheet }: Pick<PrintedSheetProps, "sheet">) {
  const texts = useAppointmentTexts();
  const { nodes } = sheet.appointments;
  const now = useNow(nodes.flatMap(({ startsAt }) => startsAt ?? []));
  const [next] = orderAppointments(nodes, now).upcoming;
  if (next === undefined) return null;
  const details = new Set([texts.summary(next), whereOf(next)?.text ?? "", ...next.contacts.map(fullName)]);
  return (
    <p className="print-appointment">
      <b>{texts.when(next)}</b>
      {[...details].map((detail) => (
        <span key={detail} dir="auto">
          {detail}
        </span>
      ))}
    </p>
  );
}

function PrintedPerson({ person }: { readonly person: Reachable }) {
  const detail = usePersonDetail(person);
  const ways = [person.phone, person.email].filter((way) => way !== null);
  return (
    <li className="print-person">
      <b dir="auto">{person.name}</b>
      {detail !== "" && <span dir="auto">{detail}</span>}
      {ways.map((way) => (
        <span key={way}>
          <bdi dir="ltr">{way}</bdi>
        </span>
      ))}
    </li>
  );
}

function PrintedSteps({ sheet }: { readonly sheet: Sheet }) {
  const t = useT();
  const today = useToday();
  const days = useDayTexts();
  const dayOf = (step: Sheet["phases"][number]["steps"][number]): string =>
    step.status === "SKIPPED" ? t(statusNames.SKIPPED) : (stepDate(step, today, days)?.text ?? "");
  return (
    <section>
      <h3>{t(messages.steps)}</h3>
      <ol className="print-steps">
        {phaseOf(sheet)?.steps.map((step) => (
          <li key={step.id} data-status={step.status}>
            <span className="print-box" />
            <span>{t(stepNames[step.name])}</span>
            <span>{dayOf(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
