import type { GraphQLSchema } from "graphql";
import { wrapMutations } from "../graphql/wrap-mutations.js";
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
  return wrapMutations(schema, OPERATIONS_WITH_EVENT, (event, resolve) => async (source, args, context, info) => {
    const answer = await resolve(source, args, context, info);
    logSecurityEvent(logger, event);
    return answer;
  });
}

/** Logs one event, of the caller of the request. */
export function logSecurityEvent(logger: Logger, event: SecurityEvent, methods?: readonly string[]): void {
  logger.info({ event, ...(methods === undefined ? {} : { methods }) }, SECURITY_EVENTS[event]);
}
