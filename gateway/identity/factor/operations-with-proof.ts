import type { GraphQLSchema } from "graphql";
import { wrapMutations } from "../../graphql/wrap-mutations.js";
import type { FactorService } from "./factor.service.js";

/** The persons of whom an operation demands a proof: all, or those who have a second factor. */
export type ProofRule = "ALWAYS" | "WITH_SECOND_FACTOR";

/**
 * The operations that a person of the built-in sign-in may run only in the ten minutes after they proved who they are,
 * so that a browser left open, or stolen access to one, becomes neither lasting access nor a lasting loss. An operation
 * that exports everything belongs here.
 */
export const OPERATIONS_WITH_PROOF: Readonly<Record<string, ProofRule>> = {
  createAccessToken: "ALWAYS",
  beginPasskey: "ALWAYS",
  addPasskey: "ALWAYS",
  removePasskey: "ALWAYS",
  beginOneTimeCodes: "ALWAYS",
  turnOnOneTimeCodes: "ALWAYS",
  turnOffOneTimeCodes: "ALWAYS",
  renewRecoveryCodes: "ALWAYS",
  // Its secret is access that lasts, as that of an access token.
  renewCalendarFeed: "ALWAYS",
  // What it deletes cannot be restored.
  emptyTrash: "WITH_SECOND_FACTOR",
  // It asks for the password itself.
  changePassword: "WITH_SECOND_FACTOR",
};

/** Puts the check for a proof before each of those mutations. Throws when one of the table is not in the schema. */
export function askForProof(schema: GraphQLSchema, factors: FactorService | undefined): GraphQLSchema {
  return wrapMutations(schema, OPERATIONS_WITH_PROOF, (rule, resolve) => async (source, args, context, info) => {
    await factors?.requireProof(context.viewer, rule);
    return resolve(source, args, context, info);
  });
}
