import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesRule } from "@escape.tech/graphql-armor-max-directives";
import type { ValidationContext, ValidationRule } from "graphql";
import { brokenLimit } from "./broken-limit.js";
import { maxRepeatsRule } from "./max-repeats.js";
import { OPERATION_LIMITS } from "./operation-limits.js";

/** The validation rules of the product, in addition to GraphQL's. */
export const LIMIT_RULES: ValidationRule[] = [
  // A field is nested as deep as it is, whether or not it stands in a fragment.
  maxDepthRule({ ...limitedTo("depth"), flattenFragments: true }),
  maxAliasesRule({ ...limitedTo("aliases"), allowList: [] }),
  maxDirectivesRule(limitedTo("directives")),
  maxRepeatsRule(OPERATION_LIMITS.repeats),
];

/**
 * Returns the options of a rule: what breaks it is reported, with the name of the limit. By themselves these rules throw,
 * which would answer 500.
 */
function limitedTo(rule: "depth" | "aliases" | "directives") {
  return {
    n: OPERATION_LIMITS[rule],
    propagateOnRejection: false,
    onReject: [(context: ValidationContext | null) => context?.reportError(brokenLimit(rule))],
  };
}
