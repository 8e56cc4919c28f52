import type { GraphQLSchema } from "graphql";
import { wrapMutations } from "../graphql/wrap-mutations.js";
import { Feature, type Policies } from "../person/policy.js";

/** The mutations that need a feature. Capture decides by what it is given (capture.service.ts). */
export const FEATURE_OF_MUTATION: Readonly<Record<string, Feature>> = {
  createAccessToken: Feature.ACCESS_TOKENS,
  renewCalendarFeed: Feature.CALENDAR_FEED,
  updateCalendarFeed: Feature.CALENDAR_FEED,
  askModel: Feature.MODEL,
};

/**
 * Puts a check before each of those mutations, which throws LOOK_AROUND_LIMIT for a person without its feature. Throws when
 * one of the table is not in the schema.
 */
export function guardFeatures(schema: GraphQLSchema, policies: Policies | undefined): GraphQLSchema {
  return wrapMutations(schema, FEATURE_OF_MUTATION, (feature, resolve) => (source, args, context, info) => {
    policies?.require(context.viewer.person, feature);
    return resolve(source, args, context, info);
  });
}
