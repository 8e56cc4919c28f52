import { anyOf } from "../languages/all-words.js";
import { LEGAL_FORM_OF_TITLES } from "../languages/legal-forms.js";
import { JOB_BOARDS } from "../languages/names.js";
import { fold } from "../languages/fold.js";
import { isPlaceholder } from "../languages/placeholder.js";
import { KNOWN_LOCATION } from "../languages/locations.js";
import { readSiteNames, type SiteNames } from "./site-names.js";
import type { JobField } from "../types.js";

/** A value that a page states about its job outside the advert's prose, with its confidence. */
export interface PageHint {
  readonly field: JobField;
  readonly value: string;
  readonly confidence: number;
}

/** The facts a page states about itself: its titles, its site, and the fields that its layout names. */
export interface PageFacts {
  readonly language: string | null;
  readonly headline: string | null;
  readonly titles: readonly string[];
  readonly siteName: string | null;
  readonly host: string | null;
  readonly hints: readonly PageHint[];
}

const BOARDS = new RegExp(`^(?:${JOB_BOARDS}|${anyOf("boardNames")})$`, "i");

const LAYOUT: readonly { field: JobField; confidence: number; selectors: readonly string[] }[] = [
  { field: "jobTitle", confidence: 0.95, selectors: ["[data-automation='job-detail-title']", "[data-testid='jobsearch-JobInfoHeader-title']", ".topcard__title", ".top-card-layout__title", ".job-details-jobs-unified-top-card__job-title", ".posting-headline h2", ".app-title", "[data-ui='job-title']", "[data-automation-id='jobPostingHeader']", "[data-at='header-job-title']", "[itemprop='title']", "[data-test='offer-title']", "[class*='job-title' i]", "[class*='jobtitle' i]"] },
  { field: "companyName", confidence: 0.93, selectors: ["[data-automation='advertiser-name']", "[data-testid='inlineHeader-companyName']", ".topcard__org-name-link", ".job-details-jobs-unified-top-card__company-name", ".company-name", "[data-at='metadata-company-name']", "[itemprop='hiringOrganization'] [itemprop='name']", "[data-testid='company-name']", "[data-test='text-employerName']", "[class*='employer-name' i]", "[class*='company-name' i]"] },
  { field: "location", confidence: 0.92, selectors: ["[data-automation='job-detail-location']", "[data-testid='inlineHeader-companyLocation']", "[data-testid='jobsearch-JobInfoHeader-companyLocation']", ".topcard__flavor--bullet", ".posting-categories .location", ".location", "[data-ui='job-location']", "[data-automation-id='locations'] dd", "[data-at='metadata-location']", "[itemprop='jobLocation'] [itemprop='addressLocality']", "[data-testid='job-location']", ".job__location", "[class*='job-location' i]"] },
  { field: "term", confidence: 0.9, selectors: ["[data-automation='job-detail-work-type']", ".posting-categories .commitment", ".posting-categories .workplaceTypes ~ .commitment", "[data-ui='job-type']", "[data-automation-id='time'] dd", "[itemprop='employmentType']", "[data-at='metadata-work-type']", "[data-at='metadata-contract-type']"] },
  { field: "salary", confidence: 0.9, selectors: ["[data-automation='job-detail-salary']", "[itemprop='baseSalary']", "#salaryInfoAndJobType span:first-child", "[data-testid='salary']"] },
]; // prettier-ignore

const PLACE_CODE = /\s\(\d{2,3}\)$|\b[A-Z]{2,3} \d{4,5}$/u;
const LEAD = new RegExp(String.raw`^(?:${anyOf("pageTitleLead")})s?\s*[:–-]\s*`, "iu");
const LEGAL_FORM = new RegExp(`\\s${LEGAL_FORM_OF_TITLES}$`, "iu");

const HIRING = new RegExp(
  String.raw`^(.{2,60}?) (?:${anyOf("pageTitleHiring")}) (.{3,120}?) (?:${anyOf("pageTitleIn")}) ([^|]{2,80}?)(?:\s*[|–-]\s*[^|]+)?$`,
  "iu",
);
const APPLICATION = new RegExp(
  String.raw`^(?:${anyOf("applicationFor")})\s+(.{3,120}?) (?:${anyOf("applicationAt")}) (.{2,60})$`,
  "iu",
);
const COPYRIGHT = new RegExp(
  String.raw`(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s?[-–]\s?\d{4})?)?\s*(?:by )?(\p{Lu}[\p{L}\p{N}&.' -]{1,45}?)(?=\s*(?:[·|•,–]|\. |${anyOf("afterCopyright")}|$))`,
  "iu",
);
const NO_HOLDER = new RegExp(String.raw`^(?:${anyOf("notCopyrightHolder")})\b`, "i");
const TITLE_PART = new RegExp(String.raw`\s+[|–—·•-]\s+|\s+(?:${anyOf("pageTitleAt")}|@)\s+(?=\p{Lu})`, "u");
const JOBS_AT = new RegExp(String.raw`^(?:${anyOf("boardSections")}) (?:${anyOf("boardSectionsAt")}) `, "iu");
/** "Acme Careers". */
const OWN_JOBS = new RegExp(String.raw`(?<=\p{L}{3}) (?:${anyOf("boardSections")})$`, "iu");
const AT_EMPLOYER = new RegExp(String.raw`^(?:${anyOf("employerLineAt")}|@)\s+(?=\p{Lu})`, "u");

/** Reads a page's head and layout; `mayMatch` tells which selectors are worth a try, see `selectorTest`. */
export function readPageFacts(
  document: Document,
  url: string | null,
  mayMatch: (selector: string) => boolean,
): PageFacts {
  const meta = (name: string) =>
    document.querySelector(`meta[property='${name}'], meta[name='${name}']`)?.getAttribute("content")?.trim() || null;
  const titles = [meta("og:title"), meta("twitter:title"), clean(document.querySelector("title")?.textContent)].filter(
    (title) => title !== null && title !== "",
  ) as string[]; // nulls are filtered out
  const address =
    url ?? meta("og:url") ?? document.querySelector("link[rel='canonical']")?.getAttribute("href") ?? null;
  const headlines = [...document.querySelectorAll("h1")]
    .map((element) => clean(element.textContent))
    .filter((text) => text.length >= 3 && text.length <= 160 && !CAREERS.test(text));
  const headline =
    headlines.find((text) => titles.some((title) => title.includes(text))) ??
    (headlines.length === 1 ? (headlines[0] ?? null) : null);
  const siteName = meta("og:site_name");

  const site = readSiteNames(document, siteName, address === null ? null : hostOf(address));
  const hints: PageHint[] = [];
  for (const { field, confidence, selectors } of LAYOUT) {
    const value = firstText(document, selectors.filter(mayMatch));
    if (value !== null) hints.push({ field, value, confidence });
  }
  hints.push(
    ...footerHint(document, titles),
    ...titleHints(titles, headline, siteName, document.body?.textContent ?? "", site),
  );
  return {
    language: document.documentElement?.getAttribute("lang")?.slice(0, 2).toLowerCase() ?? null,
    headline,
    titles,
    siteName,
    host: address === null ? null : hostOf(address),
    hints,
  };
}

/** Words by which a page heads its list of jobs rather than one of them. */
const CAREERS = new RegExp(`^(?:${anyOf("careersHeadings")})$`, "iu");

function titleHints(
  titles: readonly string[],
  headline: string | null,
  siteName: string | null,
  bodyText: string,
  site: SiteNames,
): PageHint[] {
  const hints: PageHint[] = [];
  for (const title of titles) {
    const hiring = HIRING.exec(title);
    if (hiring?.[1] && hiring[2] && hiring[3] && /linkedin/i.test(title)) {
      hints.push(
        { field: "companyName", value: hiring[1], confidence: 0.9 },
        { field: "jobTitle", value: hiring[2], confidence: 0.9 },
        { field: "location", value: hiring[3], confidence: 0.88 },
      );
      continue;
    }
    const application = APPLICATION.exec(title);
    if (application?.[1] && application[2]) {
      hints.push(
        { field: "jobTitle", value: application[1], confidence: 0.93 },
        { field: "companyName", value: application[2], confidence: 0.92 },
      );
      continue;
    }
    hints.push(...partHints(title, headline, siteName, bodyText, site));
  }
  return hints;
}

// "© 2026 Company" at the foot of a page; of high confidence when the page's title has the name too.
function footerHint(document: Document, titles: readonly string[]): PageHint[] {
  const foot = (document.body?.textContent ?? "").slice(-4000).replace(/\s+/g, " ");
  const name = COPYRIGHT.exec(foot)?.[1]?.trim();
  if (name === undefined || BOARDS.test(name) || NO_HOLDER.test(name)) return [];
  const isConfirmed = titles.some((title) => title.includes(name)) || LEGAL_FORM.test(name);
  return [{ field: "companyName", value: name, confidence: isConfirmed ? 0.75 : 0.55 }];
}

// "Title - Company", "Company | Title", "Title at Company": the part that the headline repeats is the title.
function partHints(
  title: string,
  headline: string | null,
  siteName: string | null,
  bodyText: string,
  site: SiteNames,
): PageHint[] {
  const parts = title
    .split(TITLE_PART)
    .map((part) => part.replace(JOBS_AT, "").replace(OWN_JOBS, "").trim())
    .filter((part) => part !== "");
  const core = headline === null ? null : simple(headline);
  const hints: PageHint[] = [];
  const rest = parts.filter((part) => {
    if (core === null || core.length < 3 || !overlaps(simple(part.replace(LEAD, "")), core)) return true;
    hints.push({ field: "jobTitle", value: headline ?? part, confidence: 0.86 });
    return false;
  });
  for (const part of rest) {
    const isSite = siteName !== null && simple(part) === simple(siteName) && !BOARDS.test(part);
    const isInText = part.length >= 3 && bodyText.split(part).length > 2;
    const isLegal = LEGAL_FORM.test(part);
    const isBesideTitle = hints.length > 0 || (parts.length === 2 && !parts.some((other) => CAREERS.test(other)));
    const isShown = isBesideTitle && site.shows(part);
    if (
      BOARDS.test(part) ||
      CAREERS.test(part) ||
      isPlaceholder(part) ||
      part.length > 60 ||
      !(isSite || isLegal || isShown || (isInText && hints.length > 0))
    )
      continue;
    if (PLACE_CODE.test(part)) continue;
    if (KNOWN_LOCATION.exec(fold(part))?.[0].length === part.length) continue;
    hints.push({ field: "companyName", value: part, confidence: companyConfidence(isLegal, isSite, isShown) });
  }
  return hints;
}

function companyConfidence(isLegal: boolean, isSite: boolean, isShown: boolean): number {
  // Below EMPLOYER.stated: a board shows its name like an employer, so the advert has to hold it, too.
  if (isShown) return 0.89;
  if (isLegal) return 0.85;
  return isSite ? 0.8 : 0.62;
}

function overlaps(part: string, core: string): boolean {
  if (part === core || (part.length > 5 && core.includes(part)) || (core.length > 5 && part.includes(core)))
    return true;
  const words = part.split(" ").filter((word) => word.length > 2);
  return words.length > 0 && words.filter((word) => core.includes(word)).length / words.length >= 0.6;
}

function simple(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function firstText(document: Document, selectors: readonly string[]): string | null {
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    const text = clean(element?.getAttribute("content") ?? (element && ownText(element)));
    const bare = text.replace(AT_EMPLOYER, "");
    if (bare.length >= 2 && bare.length <= 140) return bare;
  }
  return null;
}

// A link beside the name ("about this company") is no part of it; a name may itself be a link.
function ownText(element: Element): string | null {
  const beside = element.querySelector("a, button");
  const own = [...element.childNodes]
    .filter((node) => node.nodeType === 3)
    .map((node) => node.textContent ?? "")
    .join(" ");
  return beside !== null && clean(own).length >= 2 ? own : element.textContent;
}

function clean(text: string | null | undefined): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}

function hostOf(address: string): string | null {
  try {
    return new URL(address).hostname;
  } catch {
    return null;
  }
}
