import type { GraphQLFieldResolver, GraphQLSchema } from "graphql";
import type { Context } from "../graphql/context.js";
import type { Logger } from "../platform/logger.js";
import { SECURITY_EVENTS, type SecurityEvent } from "../platform/security-events.js";

/** The mutations that concern the safety of an account, with the event that the log has of each that succeeded. */
export const OPERATIONS_WITH_EVENT: Readonly<Record<string, SecurityEvent>> = {
  confirmIdentity: "identity-confirmed",
  changePassword: "password-changed",
  addPasskey: "passkey-added",
  removePasskey: "passkey-removed",
  turnOnOneTimeCodes: "one-time-codes-on",
  turnOffOneTimeCodes: "one-time-codes-off",
  renewRecoveryCodes: "recovery-codes-renewed",
  createAccessToken: "access-token-made",
  revokeAccessToken: "access-token-revoked",
  renewCalendarFeed: "calendar-address-renewed",
  revokeCalendarFeed: "calendar-address-revoked",
  endSession: "session-ended",
  endOtherSessions: "other-sessions-ended",
};

/** Logs the event after each of those mutations. Throws when one of the table is not in the schema. */
export function logSecurityEvents(schema: GraphQLSchema, logger: Logger): GraphQLSchema {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  for (const [name, event] of Object.entries(OPERATIONS_WITH_EVENT)) {
    const field = mutations[name];
    const resolve = field?.resolve as GraphQLFieldResolver<unknown, Context> | undefined; // every context is ours
    if (field === undefined || resolve === undefined) throw new Error(`There is no mutation ${name}.`);
    field.resolve = async (source, args, context: Context, info): Promise<unknown> => {
      const answer: unknown = await resolve(source, args, context, info);
      logSecurityEvent(logger, event);
      return answer;
    };
  }
  return schema;
}

/** Logs one event, of the caller of the request. */
export function logSecurityEvent(logger: Logger, event: SecurityEvent, methods?: readonly string[]): void {
  logger.info({ event, ...(methods === undefined ? {} : { methods }) }, SECURITY_EVENTS[event]);
}
