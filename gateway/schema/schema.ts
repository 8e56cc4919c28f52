import "reflect-metadata";
import { specifiedDirectives, type GraphQLSchema } from "graphql";
import { GraphQLDateTime } from "graphql-scalars";
import { buildSchemaSync, type ClassType } from "type-graphql";
import { AccessTokenResolver } from "../accesstoken/access-token.resolver.js";
import { guardOperations } from "../accesstoken/guard-operations.js";
import { AddressResolver } from "../address/address.resolver.js";
import {
  AppointmentJobHuntResolver,
  AppointmentResolver,
  ContactAppointmentsResolver,
  JobHuntAppointmentsResolver,
} from "../appointment/appointment.resolver.js";
import { TrashResolver } from "../trash/trash.resolver.js";
import { CalendarFeedResolver } from "../calendar/calendar-feed.resolver.js";
import { CaptureResolver } from "../capture/capture.resolver.js";
import { ModelResolver } from "../capture/model.resolver.js";
import { CompanyResolver } from "../company/company.resolver.js";
import { ContactResolver } from "../contact/contact.resolver.js";
import { DashboardResolver } from "../dashboard/dashboard.resolver.js";
import { DecisionResolver } from "../decision/decision.resolver.js";
import { DocumentResolver } from "../document/document.resolver.js";
import { FileResolver } from "../document/file.resolver.js";
import { OwnedEntity } from "../database/owned.entity.js";
import { boundAnswers } from "../graphql/bound-answers.js";
import { readPlainly } from "../graphql/plain-fields.js";
import { prepareRoots } from "../graphql/root-fields.js";
import { semanticNonNull } from "../graphql/semantic-non-null.js";
import { IdealJobResolver, JobHuntIdealJobResolver } from "../idealjob/ideal-job.resolver.js";
import { GuestResolver, PersonGuestResolver } from "../guest/guest.resolver.js";
import { FactorResolver } from "../identity/factor/factor.resolver.js";
import { askForProof } from "../identity/factor/operations-with-proof.js";
import { logSecurityEvents } from "../identity/log-security-events.js";
import { PasswordResolver } from "../identity/password.resolver.js";
import { PersonResolver } from "../identity/person.resolver.js";
import { SessionResolver } from "../identity/session.resolver.js";
import { EarlierCaptureResolver } from "../jobdetails/earlier-capture.resolver.js";
import { HuntAdvertResolver } from "../jobdetails/hunt-advert.resolver.js";
import { JobDetailsResolver, JobHuntDetailsResolver } from "../jobdetails/job-details.resolver.js";
import { ActiveStepResolver, JobHuntResolver } from "../jobhunt/job-hunt.resolver.js";
import { StepsPerWeekResolver } from "../jobhunt/steps-per-week.resolver.js";
import { SuggestionResolver } from "../jobhunt/suggestion.resolver.js";
import { StepResolver } from "../jobhunt/step.resolver.js";
import { LinkJobHuntResolver, LinkResolver } from "../link/link.resolver.js";
import {
  CompanyApplicationsResolver,
  CompanyLinksResolver,
  ContactLinksResolver,
  DocumentLinksResolver,
  EmployerResolver,
  JobHuntLinksResolver,
} from "../link/linked.resolver.js";
import type { Reader } from "../live/live-feed.js";
import { LiveResolver } from "../live/live.resolver.js";
import { LogResolver } from "../log/log.resolver.js";
import { NoteConnectionResolver, NoteResolver, NoteTargetResolver } from "../note/note.resolver.js";
import { JobHuntOffersResolver, OfferJobHuntResolver, OfferResolver } from "../offer/offer.resolver.js";
import { AppointmentPreviewResolver } from "../plan/appointment-preview.resolver.js";
import { PlanFiguresResolver } from "../plan/figures.resolver.js";
import { HuntNextAppointmentResolver, HuntNextResolver } from "../plan/hunt-next.resolver.js";
import { CapturedJobResolver } from "../plan/captured-job.resolver.js";
import { PlanResolver } from "../plan/plan.resolver.js";
import { DueGroupResolver, DueItemResolver, TodayResolver } from "../plan/today.resolver.js";
import { SubmissionPreviewResolver } from "../plan/submission-preview.resolver.js";
import { WeekendResolver } from "../plan/weekend.resolver.js";
import { PauseJobHuntResolver, PauseResolver } from "../pause/pause.resolver.js";
import { createLogger, type Logger } from "../platform/logger.js";
import { guardFeatures } from "../quota/guard-features.js";
import { QuotaResolver } from "../quota/quota.resolver.js";
import { NoteTargetEntity } from "../record/note-target.entity.js";
import { RecordResolver } from "../record/record.resolver.js";
import { SearchResolver } from "../search/search.resolver.js";
import { JobHuntSignsResolver, SignJobHuntResolver, SignResolver } from "../sign/sign.resolver.js";
import {
  JobHuntStepTextsResolver,
  StepCheckJobHuntResolver,
  StepCheckResolver,
  StepOfCheckResolver,
  StepOfTextResolver,
  StepTextJobHuntResolver,
  StepTextResolver,
} from "../steptext/step-text.resolver.js";
import {
  JobHuntSubmissionsResolver,
  SubmissionJobHuntResolver,
  SubmissionResolver,
} from "../submission/submission.resolver.js";
import type { Services } from "../services.js";
import { callDirectly } from "./direct-resolvers.js";

/** Every resolver, and its services: the whole list of what the API can do. */
const RESOLVERS = new Map<ClassType, (services: Services) => object>([
  [PersonResolver, (s) => new PersonResolver(s.settings)],
  [PersonGuestResolver, (s) => new PersonGuestResolver(s.guests)],
  [GuestResolver, (s) => new GuestResolver(s.guests)],
  [QuotaResolver, (s) => new QuotaResolver(s.quotas)],
  [DashboardResolver, (s) => new DashboardResolver(s.dashboard)],
  [JobHuntResolver, (s) => new JobHuntResolver(s.jobHunts, s.jobHuntReader, s.endings, s.days)],
  [SuggestionResolver, (s) => new SuggestionResolver(s.suggestions)],
  [ActiveStepResolver, () => new ActiveStepResolver()],
  [StepResolver, (s) => new StepResolver(s.steps)],
  [DecisionResolver, (s) => new DecisionResolver(s.decisions)],
  [PlanResolver, (s) => new PlanResolver(s.stepDates)],
  [StepsPerWeekResolver, (s) => new StepsPerWeekResolver(s.jobHuntReader)],
  [PlanFiguresResolver, (s) => new PlanFiguresResolver(s.today)],
  [TodayResolver, (s) => new TodayResolver(s.today, s.capturedJobs)],
  [HuntNextResolver, (s) => new HuntNextResolver(s.today, s.nextAfter)],
  [HuntNextAppointmentResolver, () => new HuntNextAppointmentResolver()],
  [CapturedJobResolver, () => new CapturedJobResolver()],
  [DueGroupResolver, () => new DueGroupResolver()],
  [DueItemResolver, () => new DueItemResolver()],
  [AppointmentPreviewResolver, (s) => new AppointmentPreviewResolver(s.appointmentPreviews)],
  [WeekendResolver, (s) => new WeekendResolver(s.days)],
  [CompanyResolver, (s) => new CompanyResolver(s.companies)],
  [AddressResolver, (s) => new AddressResolver(s.addresses)],
  [IdealJobResolver, (s) => new IdealJobResolver(s.idealJobs)],
  [JobHuntIdealJobResolver, () => new JobHuntIdealJobResolver()],
  [ContactResolver, (s) => new ContactResolver(s.contacts)],
  [DocumentResolver, (s) => new DocumentResolver(s.documents, s.files, s.documentVersions)],
  [FileResolver, (s) => new FileResolver(s.files)],
  [LinkResolver, (s) => new LinkResolver(s.links)],
  [LinkJobHuntResolver, (s) => new LinkJobHuntResolver(s.jobHuntReader)],
  [JobHuntLinksResolver, (s) => new JobHuntLinksResolver(s.linkedReader)],
  [HuntAdvertResolver, (s) => new HuntAdvertResolver(s.jobDetailsReader)],
  [EmployerResolver, () => new EmployerResolver()],
  [CompanyApplicationsResolver, () => new CompanyApplicationsResolver()],
  [CompanyLinksResolver, (s) => new CompanyLinksResolver(s.linkedReader)],
  [ContactLinksResolver, (s) => new ContactLinksResolver(s.linkedReader)],
  [DocumentLinksResolver, (s) => new DocumentLinksResolver(s.linkedReader)],
  [NoteResolver, (s) => new NoteResolver(s.notes)],
  [NoteTargetResolver, (s) => new NoteTargetResolver(s.notes)],
  [NoteConnectionResolver, () => new NoteConnectionResolver()],
  [SignResolver, (s) => new SignResolver(s.signs)],
  [SignJobHuntResolver, (s) => new SignJobHuntResolver(s.jobHuntReader)],
  [JobHuntSignsResolver, (s) => new JobHuntSignsResolver(s.signReader)],
  [OfferResolver, (s) => new OfferResolver(s.offers)],
  [OfferJobHuntResolver, (s) => new OfferJobHuntResolver(s.jobHuntReader)],
  [JobHuntOffersResolver, (s) => new JobHuntOffersResolver(s.offerReader)],
  [AppointmentResolver, (s) => new AppointmentResolver(s.appointments, s.appointmentReader)],
  [AppointmentJobHuntResolver, (s) => new AppointmentJobHuntResolver(s.jobHuntReader)],
  [JobHuntAppointmentsResolver, (s) => new JobHuntAppointmentsResolver(s.appointmentReader)],
  [ContactAppointmentsResolver, (s) => new ContactAppointmentsResolver(s.appointmentReader)],
  [SubmissionResolver, (s) => new SubmissionResolver(s.submissions, s.submissionReader, s.submissionFiles)],
  [SubmissionJobHuntResolver, (s) => new SubmissionJobHuntResolver(s.jobHuntReader)],
  [JobHuntSubmissionsResolver, (s) => new JobHuntSubmissionsResolver(s.submissionReader)],
  [SubmissionPreviewResolver, (s) => new SubmissionPreviewResolver(s.submissionPreviews)],
  [PauseResolver, (s) => new PauseResolver(s.pauses)],
  [PauseJobHuntResolver, (s) => new PauseJobHuntResolver(s.jobHuntReader)],
  [StepTextResolver, (s) => new StepTextResolver(s.stepTexts)],
  [StepTextJobHuntResolver, (s) => new StepTextJobHuntResolver(s.jobHuntReader)],
  [StepCheckResolver, (s) => new StepCheckResolver(s.stepChecks)],
  [StepCheckJobHuntResolver, (s) => new StepCheckJobHuntResolver(s.jobHuntReader)],
  [StepOfTextResolver, () => new StepOfTextResolver()],
  [StepOfCheckResolver, () => new StepOfCheckResolver()],
  [JobHuntStepTextsResolver, (s) => new JobHuntStepTextsResolver(s.stepTextReader)],
  [RecordResolver, () => new RecordResolver()],
  [TrashResolver, (s) => new TrashResolver(s.trash)],
  [JobDetailsResolver, (s) => new JobDetailsResolver(s.jobDetails, s.jobDetailsReader)],
  [JobHuntDetailsResolver, (s) => new JobHuntDetailsResolver(s.jobDetailsReader)],
  [EarlierCaptureResolver, (s) => new EarlierCaptureResolver(s.earlierCaptures)],
  [ModelResolver, (s) => new ModelResolver(s.capture)],
  [CaptureResolver, (s) => new CaptureResolver(s.capture)],
  [SearchResolver, (s) => new SearchResolver(s.search, s.findJobHunts)],
  [LogResolver, (s) => new LogResolver(s.log, s.undo)],
  [PasswordResolver, (s) => new PasswordResolver(s.passwords)],
  [FactorResolver, (s) => new FactorResolver(s.factors)],
  [SessionResolver, (s) => new SessionResolver(s.sessions)],
  [CalendarFeedResolver, (s) => new CalendarFeedResolver(s.calendarFeeds)],
  [AccessTokenResolver, (s) => new AccessTokenResolver(s.accessTokens)],
  [LiveResolver, () => new LiveResolver()],
]);

/** Returns the schema over the services; without services it can be printed, but not executed. */
export function createSchema(services: Services | null, logger: Logger = createLogger("silent")): GraphQLSchema {
  const instances = new Map<unknown, object>();
  if (services !== null) for (const [type, create] of RESOLVERS) instances.set(type, create(services));
  const [first, ...rest] = RESOLVERS.keys();
  if (first === undefined) throw new Error("There are no resolvers.");
  const schema = buildSchemaSync({
    resolvers: [first, ...rest],
    container: { get: (type) => instances.get(type) },
    pubSub: {
      // The service that changes something notifies the database, which notifies every gateway once it is committed.
      publish: () => undefined,
      subscribe: (_topic, reader) => follow(services, reader as Reader), // what the resolver of changes returns
    },
    directives: [...specifiedDirectives, semanticNonNull],
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    // The services validate inputs, and name the field and the rule.
    validate: false,
    // The library would read the whole schema by itself at each start; a test compares it with schema/schema.graphql.
    skipCheck: true,
  });
  const plain = callDirectly(readPlainly(prepareRoots(schema), [OwnedEntity, NoteTargetEntity]), instances);
  const logged = logSecurityEvents(plain, logger);
  const proven = askForProof(logged, services?.factors);
  return boundAnswers(guardOperations(guardFeatures(proven, services?.policies)));
}

function follow(services: Services | null, reader: Reader): AsyncIterable<unknown> {
  if (services === null) throw new Error("Nobody is there to be followed.");
  return services.live.follow(reader);
}
