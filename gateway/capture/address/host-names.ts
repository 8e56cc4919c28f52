/** Labels that say what a host serves, or where it stands. */
const GENERIC_LABEL =
  /^(?:www\d*|m|mobile|jobs?|job-?boards?|boards?|careers?\d*|karriere|career-?site|apply|recruit(?:ing|ment)?\d*|hiring|hire|talent|work|web|app|portal|go|my|secure|eu|us|uk|emea|apac|wd\d+|.{1,2}|[a-z]{1,3}\d+)$/;
const GENERIC_START = /^(?:jobs|careers?|karriere|apply|recruiting)-(?=.{3})/;

/** Returns the name of a site without what stands before and behind it: "greenhouse" of "boards.eu.greenhouse.io". */
export function systemOf(host: string): string {
  return labelsOf(host).at(-1) ?? host;
}

/** Returns whom a host of a system belongs to: "northwind" of "northwind.wd3.example.com"; null: nobody is named. */
export function tenantOf(host: string): string | null {
  const own = labelsOf(host).slice(0, -1);
  return own.find((label) => !GENERIC_LABEL.test(label))?.replace(GENERIC_START, "") ?? null;
}

/** Returns the labels of a host up to the registered name. */
function labelsOf(host: string): readonly string[] {
  const labels = host.replace(/:\d+$/, "").split(".");
  if (labels.length === 1 || labels.every((label) => /^\d+$/.test(label))) return [host];
  const isSecondLevel =
    /^[a-z]{2}$/.test(labels.at(-1) ?? "") && /^(?:com?|org|net|ac|gov|edu|go|ne|or)$/.test(labels.at(-2) ?? "");
  return labels.slice(0, isSecondLevel && labels.length > 2 ? -2 : -1);
}
