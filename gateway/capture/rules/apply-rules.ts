import { readAddresses } from "./addresses.js";
import { readCompanies } from "./company.js";
import type { RuleContext } from "./context.js";
import { readDates } from "./date-rules.js";
import type { Finding } from "./finding.js";
import { readLocation } from "./location.js";
import { readReference } from "./reference.js";
import { readSalary } from "./salary.js";
import { readSectionFields } from "./section-fields.js";
import { readTerm } from "./term.js";

/** Applies every rule to an advert; the findings of one field compete by confidence. */
export function applyRules(context: RuleContext): Finding[] {
  const companies = readCompanies(context);
  const strongest = [...companies].sort((a, b) => b.confidence - a.confidence)[0];
  return [
    ...context.titles,
    ...companies,
    ...readLocation(context),
    ...readSalary(context),
    ...readTerm(context),
    ...readReference(context),
    ...readDates(context),
    ...readSectionFields(context),
    ...readAddresses(context, strongest?.field === "recruitmentAgency"),
  ];
}
