/** Parameters that differ from visit to visit. Not `ref`, `src` and `id`: on some boards they name the advert. */
const TRACKING =
  /^(utm_\w+|mtm_\w+|pk_\w+|mc_[ce]id|mkt_tok|_ga|_gl|_hs(?:enc|mi)|[gydt]clid|fbclid|msclkid|ttclid|twclid|li_fat_id|[gw]braid|igshid|vero_id|wt_mc|ref_?id|referr?er|trk\w*|tracking_?id|gh_src|lever-(?:source|origin)(?:\[\])?)$/i;
/** Hosts of the same pages for phones, and of the front page. */
const SAME_SITE = /^(?:www|m|mobile|amp)\.(?=[^.]+\.)/;
/** The form of an advert's own page. */
const FORM = /\/(?:apply|application)$/i;

/** Returns the address of a posting without what differs from visit to visit; null for what is no address of one. */
export function sourceKeyOf(address: string | null | undefined): string | null {
  const text = address?.trim() ?? "";
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const posting = postingOf(url);
  if (posting !== null) return posting;
  const kept = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => `${name}=${value}`);
  const path = url.pathname.replace(/\/+$/, "").replace(FORM, "");
  // A fragment that is a route is where single-page boards keep the advert; any other is a place on the page.
  const route = /^#!?\//.test(url.hash) ? url.hash : "";
  // The front page of a site is no advert.
  if (path === "" && route === "" && kept.length === 0) return null;
  const host = hostOf(url) + (url.port === "" ? "" : `:${url.port}`);
  return `${host}${path}${kept.length === 0 ? "" : `?${kept.sort().join("&")}`}${route}`;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(SAME_SITE, "");
}

/** A board whose postings have an id that several addresses contain. */
interface Board {
  readonly host: RegExp;
  /** Returns the key of a posting; undefined for an address without its id. */
  readonly read: (url: URL) => string | undefined;
}

const BOARDS: readonly Board[] = [
  {
    // /jobs/view/ID, /jobs/view/title-at-company-ID, and every list with ?currentJobId=ID.
    host: /(?:^|\.)linkedin\.com$/,
    read: ({ pathname, searchParams }) => {
      const id = /^\/(?:comm\/)?jobs\/view\/(?:[^/]*-)?(\d{6,})\/?$/.exec(pathname)?.[1];
      const listed = pathname.startsWith("/jobs") ? numberOf(searchParams, "currentJobId") : undefined;
      return keyOf("linkedin.com/jobs/view/", id ?? listed);
    },
  },
  {
    // /viewjob?jk=ID, /rc/clk?jk=ID, and lists with ?vjk=ID; the ids are the same in every country.
    host: /(?:^|\.)indeed\.(?:[a-z]{2,3}\.)?[a-z]{2,3}$/,
    read: ({ searchParams }) => {
      const id = searchParams.get("jk") ?? searchParams.get("vjk") ?? "";
      return /^[0-9a-f]{16}$/i.test(id) ? `indeed.com/viewjob?jk=${id.toLowerCase()}` : undefined;
    },
  },
  {
    // /stellenangebote--title-town-company--ID-inline.html
    host: /(?:^|\.)stepstone\.[a-z]{2,3}$/,
    read: (url) => keyOf(`${hostOf(url)}/job/`, /--(\d{5,})-inline\.html$/.exec(url.pathname)?.[1]),
  },
  {
    // /jobs/town-title-ID
    host: /(?:^|\.)xing\.com$/,
    read: ({ pathname }) => keyOf("xing.com/jobs/", /^\/jobs\/[^/]*-(\d{6,})\/?$/.exec(pathname)?.[1]),
  },
  {
    // /company/jobs/ID on two hosts, and the same in the frame of the company's own page.
    host: /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/,
    read: ({ hostname, pathname, searchParams }) => {
      const [, company, id] = /^\/([^/]+)\/jobs\/(\d+)/.exec(pathname) ?? [];
      const framed = pathname.startsWith("/embed/job_app") ? numberOf(searchParams, "token") : undefined;
      const host = hostname.replace(/^job-/, "");
      return keyOf(`${host}/${company ?? searchParams.get("for") ?? ""}/jobs/`, id ?? framed);
    },
  },
];

function postingOf(url: URL): string | null {
  return BOARDS.find(({ host }) => host.test(url.hostname))?.read(url) ?? null;
}

function numberOf(parameters: URLSearchParams, name: string): string | undefined {
  return /^\d{4,}$/.exec(parameters.get(name) ?? "")?.[0];
}

function keyOf(lead: string, id: string | undefined): string | undefined {
  return id === undefined ? undefined : lead + id;
}
