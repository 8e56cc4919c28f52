import { foldAccents } from "../../platform/fold-text.js";

const IMAGES_MAX = 60;
const FOOT = 4_000;
const LABEL_MIN = 4;
const MAIL = /@([a-z0-9-]+(?:\.[a-z0-9-]+)*)\.[a-z]{2,12}(?![a-z0-9])/giu;

/** The names under which a page shows whose site it is: its logo, its copyright line, its addresses. */
export interface SiteNames {
  /** Returns true when the page itself shows a name outside its text, as sites show their owner's. */
  readonly shows: (name: string) => boolean;
}

/** Reads the names from a page's document. */
export function readSiteNames(document: Document, siteName: string | null, host: string | null): SiteNames {
  const pictures = [...document.querySelectorAll("img[alt]")]
    .slice(0, IMAGES_MAX)
    .map((image) => image.getAttribute("alt") ?? "");
  const text = document.body?.textContent ?? "";
  const foot = text
    .slice(-FOOT)
    .split(/©|\(c\)/u)
    .slice(1)
    .map((part) => part.slice(0, 80));
  const shown = [siteName ?? "", ...pictures, ...foot].map(simple);
  const mails = [...text.slice(-FOOT).matchAll(MAIL)].map(([, domain = ""]) => domain);
  const labels = [host ?? "", ...mails].flatMap(labelsOf);
  return {
    shows: (name) => {
      const wanted = simple(name);
      const joined = wanted.replaceAll(" ", "");
      return (
        wanted.length >= 3 &&
        (shown.some((other) => other.includes(wanted)) ||
          labels.some((label) => joined.includes(label) || (joined.length >= LABEL_MIN && label.includes(joined))))
      );
    },
  };
}

function labelsOf(domain: string): string[] {
  return domain
    .toLowerCase()
    .split(".")
    .map((label) => label.replace(/[^a-z0-9]/g, ""))
    .filter((label) => label.length >= LABEL_MIN);
}

function simple(text: string): string {
  return foldAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
