import { partsOf, type AddressParts } from "./address-parts.js";
import { codeOf, identifierIn, isYear, requisitionIn, wholeIdentifier, type Identifier } from "./identifier.js";

/** What an address says of the posting that it names. */
export interface Posting extends Identifier {
  readonly parts: AddressParts;
  /** True where the identifier is marked as that of an applicant system on whatever site, e.g. `gh_jid`. */
  readonly isOfSystem: boolean;
  /** Who has the posting, as far as parameters say so. */
  readonly namedTenants: readonly string[];
  /** Who has it, as far as the path says so; perhaps a department or a town. */
  readonly pathTenants: readonly string[];
}

/** An identifier with the place where it stands in the path; null: it is a parameter. */
interface Candidate {
  readonly found: Identifier;
  readonly at: number | null;
  readonly isOfSystem?: boolean;
}

/** Parts of a path that say what kind of page it is. */
const GENERIC =
  /^(?:j|o|p|c|jv|d|r|(?:get|show|vis)?-?jobs?(?:[-_]?\w+)?|careers?\w*|karriere\w*|carriere\w*|carrieres|stellen?\w*|bewerb\w*|vacanc(?:y|ies)|vacatures?|vacantes?|positions?|postings?|openings?|offers?|offres?\w*|ofertas?\w*|oferty?\w*|emplois?|empleos?|vagas?|annonces?|anzeigen?|requisitions?|opportunit\w*|opportunitydetail|view\w*|details?|show|apply|application|compan(?:y|ies)|recruit\w*|hiring|hcmui|candidateexperience|sites?|embed|listings?|adverts?|stilling\w*|ledig\w*|lavor\w*|praca|prac[ey]|trabajos?|work(?:-with-us)?|job_app|index|comm|mobile|app|public|portal|search|results?|preview|id)$/i;
/** Behind these stands who has the posting. */
const BEFORE_TENANT = /^(?:compan(?:y|ies)|employers?|firm(?:a|en)|unternehmen|entreprises?|empresas?)$/i;
const TENANT_PARAMETER =
  /^(?:for|company(?:id)?|client(?:id)?|cid|ccid|customer|partner(?:id)?|tenant|org(?:anization)?|employer|account|mandant)$/i;

/** Parameters that say of what they are the identifier. */
const JOB_NAME =
  /^(?:jk|jl|jid|job|jobid|(?:show|view)_?job|\w*job_?(?:id|nr|no|number|key|code|ref|req_?id|seq_?no|posting_?id|listing_?id|opening_?id|ad_?id)|\w*(?:vacan\w*|posting|opening|requisition|opportunity|advert|stellen?|anzeigen?|\w{3}offer|offre|oferta|vaga|annonce)_?(?:id|nr|no|number)?|req(?:uisition)?_?(?:id|nr|no)?)$/i;
const SYSTEM_NAME = /^[a-z]{2,12}[_-]jid$/i;
/** What is selected in a list, and names of which the path may say more. */
const SOFT_NAME =
  /^(?:(?:current|selected)\w*job\w*|vjk|j|id|token|nr|no|num|yid|pid|vid|position|offer|ad|item|ref)$/i;
/** Parts that say how the page of one advert is shown. */
const OF_VIEW =
  /^(?:view\w*|show|details?|index|preview|mobile|app|portal|public|search|results?|comm|embed|sites?|id|\w)$/i;
/** Here the form of an advert begins. */
const FORM = /^(?:apply|apply-?now|applications?|bewerben|bewerbung|postuler|solicitar|solliciteren)$/i;
/** What follows the number of a posting on its own page, and its form. */
const LAST = /^(?:job|login|details?|thanks|new|form|c)$/i;

/** Returns the posting that an address names by a number or a code, wherever it stands; null when it names none so. */
export function postingOf(url: URL): Posting | null {
  const parts = partsOf(url);
  const named = parts.parameters.flatMap(([name, value]) => parameterCandidate(name, value));
  const { certain, placed } = pathCandidates(parts.segments);
  const chosen =
    named.find(({ name }) => JOB_NAME.test(name) && !SOFT_NAME.test(name)) ??
    named.find(({ isOfSystem }) => isOfSystem) ??
    certain ??
    named[0] ??
    placed;
  if (chosen === undefined) return null;
  const { found, at, isOfSystem = false } = chosen;
  const namedTenants = parts.parameters.flatMap(([name, value]) =>
    TENANT_PARAMETER.test(name) ? [nameOfTenant(value)] : [],
  );
  return { ...found, parts, isOfSystem, namedTenants, pathTenants: tenantsIn(parts.segments, at) };
}

/** Returns the parts of a path without those that lead to the form of an advert. */
export function withoutForm(segments: readonly string[]): readonly string[] {
  const form = segments.findIndex(
    (segment, at) =>
      at > 0 &&
      FORM.test(segment) &&
      !GENERIC.test(segments[at - 1] ?? "") &&
      segments.slice(at).every((part) => identifierIn(part) === null),
  );
  const page = form === -1 ? segments : segments.slice(0, form);
  const isLast = (segment: string, at: number): boolean =>
    at > 0 && LAST.test(segment) && (segment !== "job" || page.slice(0, at).some(isWordForJobs));
  return page.slice(0, page.findLastIndex((segment, at) => !isLast(segment, at)) + 1);
}

function parameterCandidate(name: string, value: string): (Candidate & { readonly name: string })[] {
  const isOfSystem = SYSTEM_NAME.test(name);
  const isNamed = isOfSystem || JOB_NAME.test(name) || SOFT_NAME.test(name);
  if (!isNamed) return [];
  const found = wholeIdentifier(value) ?? codeOf(value) ?? otherValue(value);
  return found === null ? [] : [{ name, found, at: null, isOfSystem }];
}

/** A named parameter is an identifier in whatever form, if it has a digit. */
function otherValue(value: string): Identifier | null {
  return /^[\w.-]{1,64}$/.test(value) && /\d/.test(value) ? { id: value.toUpperCase(), reach: "SITE" } : null;
}

/**
 * Returns the last identifier of the most certain form, and the last that is one by its place. What has another word for
 * jobs behind it says who has the posting.
 */
function pathCandidates(all: readonly string[]): { certain: Candidate | undefined; placed: Candidate | undefined } {
  const segments = withoutForm(all);
  const end = segments.length - 1;
  const lastWord = segments.findLastIndex((segment, at) => at > 0 && isWordForJobs(segment));
  const find = (from: number, read: (segment: string, at: number) => Identifier | null): Candidate | undefined =>
    segments
      .flatMap((segment, at) => {
        const found = at < from ? null : read(segment, at);
        return found === null ? [] : [{ found, at }];
      })
      .at(-1);
  const behindWord =
    (read: (segment: string) => Identifier | null) =>
    (segment: string, at: number): Identifier | null =>
      GENERIC.test(segments[at - 1] ?? "") ? read(segment) : null;
  const first = lastWord === end ? 0 : lastWord + 1;
  const certainFrom = (from: number): Candidate | undefined =>
    find(from, (segment) => reaching(identifierIn(segment), "ANYWHERE")) ??
    find(from, (segment, at) => (at === end ? requisitionIn(segment) : null)) ??
    find(from, identifierIn);
  const placed =
    certainFrom(first) ??
    find(
      first,
      behindWord((segment) => (isYear(segment) ? null : wholeIdentifier(segment))),
    ) ??
    find(first, (segment, at) => (at === end ? lastIdentifier(segment) : null)) ??
    find(
      first,
      behindWord((segment) => leadingNumber(segment) ?? codeOf(segment)),
    );
  return { certain: certainFrom(lastWord + 1), placed };
}

/** A number of six digits, or another one that says what it is; shorter ones may be those of a town or of a page. */
function lastIdentifier(segment: string): Identifier | null {
  if (/^\d{6}$/.test(segment)) return { id: segment, reach: "SITE" };
  return /^\d+$/.test(segment) ? null : (wholeIdentifier(segment) ?? markedNumber(segment));
}

function isWordForJobs(segment: string): boolean {
  return GENERIC.test(segment) && !OF_VIEW.test(segment) && !FORM.test(segment);
}

function reaching(found: Identifier | null, reach: Identifier["reach"]): Identifier | null {
  return found?.reach === reach ? found : null;
}

/** "123456-cook"; a number of five digits may be that of a town. */
function leadingNumber(segment: string): Identifier | null {
  const number = /^(\d{4}|\d{6})[-_](?=\D)/.exec(segment)?.[1];
  return number === undefined || isYear(number) ? null : { id: number, reach: "SITE" };
}

/** "cook-kiel-j1234" */
function markedNumber(segment: string): Identifier | null {
  const number = /[-_](?:j|job|jobid|id|ref|req|vac)[-_]?(\d{3,6})$/i.exec(segment)?.[1];
  return number === undefined ? null : { id: number, reach: "SITE" };
}

/** Returns what stands before the word for jobs that is nearest to the identifier, or behind a word for employers. */
function tenantsIn(segments: readonly string[], at: number | null): readonly string[] {
  const before = segments.slice(0, at ?? segments.length);
  const lastWord = before.findLastIndex((segment) => GENERIC.test(segment));
  const tenants = before.filter((segment, place) => {
    const isLeading = lastWord === -1 || place < lastWord;
    return !GENERIC.test(segment) && (isLeading || BEFORE_TENANT.test(before[place - 1] ?? ""));
  });
  return tenants.map(nameOfTenant);
}

function nameOfTenant(tenant: string): string {
  return tenant.toLowerCase().replace(/[^\p{L}\p{N}.-]+/gu, "-");
}
