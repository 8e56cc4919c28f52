import { isInterfaceType, isIntrospectionType, isObjectType, type GraphQLField, type GraphQLNamedType } from "graphql";
import type { GraphQLSchema } from "graphql";

/** An operation of the schema, with the root type that has it. */
export interface Operation {
  readonly root: "Query" | "Mutation" | "Subscription";
  readonly field: GraphQLField<unknown, unknown>;
}

/** A page of the reference: what the schema has about one noun. */
export interface ReferencePage {
  readonly file: string;
  readonly title: string;
  readonly operations: readonly Operation[];
  readonly types: readonly GraphQLNamedType[];
}

interface PageRule {
  readonly file: string;
  readonly title: string;
  /** Tried on names of types, and on those of operations with a capital in front. */
  readonly names: RegExp;
}

/** The page of what no other page has. */
const SHARED: PageRule = { file: "shared.md", title: "Shared by all kinds", names: /./ };

/** The pages, the more special ones first: a name belongs to the first page that matches it. */
const RULES: readonly PageRule[] = [
  { file: "access-tokens.md", title: "Access tokens", names: /Access(Token|Scope)/ },
  { file: "calendar.md", title: "Calendar addresses", names: /CalendarFeed/ },
  {
    file: "signing-in.md",
    title: "Signing in",
    names: /Passkey|OneTimeCode|RecoveryCodes|SecondFactor|Session|Password|Confirm/,
  },
  { file: "person.md", title: "The person", names: /^Person$|Viewer|Quota|^Feature$|Guest/ },
  {
    file: "plan.md",
    title: "The plan",
    names: /Today|Due|HuntNext|HuntProgress|OpenDate|SnoozeStep|StepDoneOn|JobHuntDates|Preview|CapturedJob/,
  },
  { file: "ideal-jobs.md", title: "Ideal jobs", names: /IdealJob/ },
  { file: "links.md", title: "Links", names: /[Ll]ink|Employer|CompanyJobHunt|CompanyApplications/ },
  { file: "appointments.md", title: "Appointments", names: /Appointment|RepeatedHour/ },
  { file: "submissions.md", title: "Submissions", names: /Submission/ },
  { file: "signs.md", title: "Signs", names: /Sign(?![a-z])/ },
  { file: "pauses.md", title: "Pauses", names: /Pause/ },
  { file: "step-texts.md", title: "Texts and checks of steps", names: /StepText|StepCheck/ },
  { file: "steps.md", title: "Steps", names: /Step/ },
  {
    file: "job-details.md",
    title: "Job details and captures",
    names: /Job(Details|Data|Field)|Capture|Extract|Evidence|DescriptionScope|DifferentJobs|Likeness|AskModel/,
  },
  { file: "search.md", title: "Search", names: /Search|Found|Find|JobHuntMatch/ },
  { file: "log.md", title: "Log and undo", names: /^Log|LogEntr|Und(o|one)/ },
  { file: "trash.md", title: "Trash", names: /Trash|Restore|^Deleted$/ },
  { file: "live-updates.md", title: "Live updates", names: /LiveChange|ChangeOperation|^Changes$/ },
  { file: "companies.md", title: "Companies", names: /Compan|Address/ },
  { file: "contacts.md", title: "Contacts", names: /Contact/ },
  { file: "documents.md", title: "Documents and files", names: /Document|Upload/ },
  { file: "notes.md", title: "Notes", names: /Note/ },
  { file: "job-hunts.md", title: "Job hunts", names: /Hunt|Phase|Workflow|Job(Decided|Decision)|OnJob|Suggestion/ },
  { file: "dashboard.md", title: "Dashboard", names: /Dashboard|WeekCount/ },
];

/** Returns the pages of a schema: every operation and every type is on one of them, and a new kind of record has its own. */
export function referencePages(schema: GraphQLSchema): readonly ReferencePage[] {
  const rules = [...newKinds(schema), ...RULES, SHARED];
  const ruleOf = (name: string): PageRule => rules.find(({ names }) => names.test(name)) ?? SHARED;
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const operations = roots.flatMap((type) =>
    // The root types have the names that GraphQL gives them.
    Object.values(type?.getFields() ?? {}).map((field) => ({ root: type?.name as Operation["root"], field })),
  );
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !roots.some((root) => root === type),
  );
  return rules
    .toSorted((one, other) => one.title.localeCompare(other.title, "en"))
    .map((rule) => ({
      file: rule.file,
      title: rule.title,
      operations: operations.filter(({ field: { name } }) => ruleOf(capitalised(name)) === rule),
      types: types.filter(({ name }) => ruleOf(name) === rule),
    }))
    .filter((page) => page.operations.length + page.types.length > 0);
}

/** Returns a page for each kind of record that no rule knows. */
function newKinds(schema: GraphQLSchema): readonly PageRule[] {
  const owned = schema.getType("OwnedRecord");
  const kinds = isInterfaceType(owned) ? schema.getPossibleTypes(owned).filter(isObjectType) : [];
  return kinds
    .filter(({ name }) => !RULES.some(({ names }) => names.test(name)))
    .map(({ name }) => {
      const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
      return { file: `${words.replaceAll(" ", "-")}.md`, title: capitalised(words), names: new RegExp(name) };
    });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
