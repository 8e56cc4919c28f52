// Containers that known job boards and application systems use for the advert itself.
const KNOWN_MAIN = [
  "[data-automation='jobAdDetails']", "#jobDescriptionText", ".show-more-less-html__markup", ".jobs-description__content", "[itemprop='description']", "[data-testid='job-description']", "[data-ui='job-description']",
  "[data-qa='job-description']", ".jobsearch-JobComponent-description", ".job__description", ".job-description", "#job-description", ".jobDescription", "#jobDescription", "#job_description", ".job_description", ".posting-page .content",
  ".section-wrapper.page-full-width", "#content.job", ".job-sections", ".jobad", "[data-automation-id='jobPostingDescription']", ".jobdisplay", ".jv-job-detail-description", ".iCIMS_JobContent", ".vacancy-description", ".jobposting", ".job-detail", "#job-details", "[class*='JobDescription']", "[class*='jobDescription']",
  "[class*='job-description']", "[id*='job-description']", "[data-at='job-ad-content']", "[data-at='jobad-content']", "[data-test='section-responsibilities']",
]; // prettier-ignore

const FURNITURE_TAGS: ReadonlySet<string> = new Set(["NAV", "FOOTER", "FORM", "BUTTON", "SELECT", "DIALOG", "ASIDE"]);
const FURNITURE_ROLES: ReadonlySet<string> = new Set(["navigation", "dialog", "contentinfo"]);
const FURNITURE_NAME =
  /(?:^|[\s_-])(?:cookie\w*|consent|newsletter|breadcrumbs?|similar\w*|related\w*|recommend\w*|sidebar-jobs|share\w*|social\w*|sr-only|visually-hidden|visuallyhidden|modal\w*|sign-?in\w*|login\w*|footer\w*|nav|navbar\w*|menu\w*|skip\w*|comments?|jobalert\w*|job-alert\w*|cta-modal)(?:$|[\s_-])/i;

/** Returns true for page navigation and the like: menus, dialogs, forms, hidden parts, lists of other jobs. */
export function isFurniture(element: Element): boolean {
  if (isMarkedFurniture(element)) return !holdsFacts(element);
  if (/display:\s*none|visibility:\s*hidden/i.test(element.getAttribute("style") ?? "")) return true;
  return FURNITURE_NAME.test(`${element.getAttribute("class") ?? ""} ${element.getAttribute("id") ?? ""}`);
}

// Asked of every element of a page, for which a selector would be compiled each time.
function isMarkedFurniture(element: Element): boolean {
  return (
    FURNITURE_TAGS.has(element.tagName.toUpperCase()) ||
    element.hasAttribute("hidden") ||
    element.getAttribute("aria-hidden") === "true" ||
    FURNITURE_ROLES.has(element.getAttribute("role") ?? "") ||
    element.getAttribute("aria-modal") === "true"
  );
}

// Many sites print place, hours and deadline in a box beside the text.
function holdsFacts(element: Element): boolean {
  return element.tagName.toUpperCase() === "ASIDE" && element.querySelector("dl, dt, table") !== null;
}

/** A known container of some systems holds the introduction alone, with the lists in boxes below it. */
const KNOWN_SHARE = 0.4;

/**
 * Finds the element that holds the advert: a known container, else the smallest that holds most of the page's prose.
 * `mayMatch` tells which selectors are worth a try, see `selectorTest`.
 */
export function findMain(document: Document, mayMatch: (selector: string) => boolean): Element | null {
  const body: Element | null = document.body;
  if (!body) return null;
  const weights = weighProse(body);
  const enough = (weights.get(body) ?? 0) * KNOWN_SHARE;
  for (const selector of KNOWN_MAIN.filter(mayMatch)) {
    const found = [...document.querySelectorAll(selector)];
    const longest = found.sort((a, b) => lengthOf(b) - lengthOf(a))[0];
    if (longest && lengthOf(longest) >= 350 && (weights.get(longest) ?? enough) >= enough) return longest;
  }
  let main = body;
  for (;;) {
    const total = weights.get(main) ?? 0;
    const heir = [...main.children].find((child) => (weights.get(child) ?? 0) >= total * 0.85 && total > 0);
    if (!heir || /^(?:P|UL|OL|TABLE|TBODY|TR|LI|H[1-6])$/.test(heir.tagName.toUpperCase())) return main;
    main = heir;
  }
}

function lengthOf(element: Element): number {
  return (element.textContent ?? "").trim().length;
}

// Prose is the text outside links and navigation; a container's weight is the sum of its children's.
function weighProse(root: Element): Map<Element, number> {
  const weights = new Map<Element, number>();
  const stack: { element: Element; isDone: boolean }[] = [{ element: root, isDone: false }];
  while (stack.length > 0) {
    const top = stack.pop();
    if (!top) break;
    const { element, isDone } = top;
    if (isDone) {
      let weight = 0;
      for (const node of element.childNodes) {
        if (node.nodeType === 3) weight += (node.textContent ?? "").trim().length;
        else if (node.nodeType === 1) weight += weights.get(node as Element) ?? 0; // nodeType 1 is an Element
      }
      weights.set(element, weight);
      continue;
    }
    if (element !== root && (isFurniture(element) || element.tagName.toUpperCase() === "A")) {
      weights.set(element, 0);
      continue;
    }
    stack.push({ element, isDone: true });
    for (const child of element.children) stack.push({ element: child, isDone: false });
  }
  return weights;
}
