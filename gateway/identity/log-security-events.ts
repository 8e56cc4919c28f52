import type { GraphQLSchema } from "graphql";
import { wrapMutations } from "../graphql/wrap-mutations.js";
import type { Logger } from "../platform/logger.js";
import { SECURITY_EVENTS, type SecurityEvent } from "../platform/security-events.js";
import type { TurnedOffOneTimeCodes } from "./factor/factor.payloads.js";
import type { EndedAccess } from "./lasting-access.js";
import type { ChangedPassword } from "./password.payloads.js";
import type { EndedSessions } from "./session.payloads.js";

/** One line of the log about an event. */
export interface EventLine {
  readonly event: SecurityEvent;
  /** What a sign-in was proved with (RFC 8176). */
  readonly methods?: readonly string[] | undefined;
  /** How many there were, where one act can end several. */
  readonly count?: number;
}

/** Returns the lines that the log has of a mutation that succeeded, by its answer: none when it changed nothing. */
type LinesOf = (answer: unknown) => readonly EventLine[];

/**
 * The mutations that concern the safety of an account, with the lines that the log has of each. One that has nothing to
 * change throws, unless its answer says so.
 */
export const OPERATIONS_WITH_EVENT: Readonly<Record<string, LinesOf>> = {
  confirmIdentity: always("identity-confirmed"),
  changePassword: byAnswer<ChangedPassword>((ended) => [{ event: "password-changed" }, ...linesOfEnded(ended)]),
  addPasskey: always("passkey-added"),
  removePasskey: always("passkey-removed"),
  turnOnOneTimeCodes: always("one-time-codes-on"),
  turnOffOneTimeCodes: byAnswer<TurnedOffOneTimeCodes>(({ wereOn }) =>
    wereOn ? [{ event: "one-time-codes-off" }] : [],
  ),
  renewRecoveryCodes: always("recovery-codes-renewed"),
  createAccessToken: always("access-token-made"),
  revokeAccessToken: always("access-token-revoked"),
  renewCalendarFeed: always("calendar-address-renewed"),
  revokeCalendarFeed: always("calendar-address-revoked"),
  endSession: always("session-ended"),
  endOtherSessions: byAnswer<EndedSessions>(({ count }) => linesOfCount("other-sessions-ended", count)),
};

/** Returns the lines about what a new password has ended: one for each kind of which there was any. */
export function linesOfEnded(ended: EndedAccess & { readonly endedSessions: number }): readonly EventLine[] {
  return [
    ...linesOfCount("other-sessions-ended", ended.endedSessions),
    ...linesOfCount("access-token-revoked", ended.endedAccessTokens),
    ...linesOfCount("calendar-address-revoked", ended.endedCalendarAddresses),
  ];
}

/** Returns one line about so many of a kind; none about 0. */
export function linesOfCount(event: SecurityEvent, count: number): readonly EventLine[] {
  return count === 0 ? [] : [{ event, count }];
}

/** Logs the lines of each of those mutations after it. Throws when one of the table is not in the schema. */
export function logSecurityEvents(schema: GraphQLSchema, logger: Logger): GraphQLSchema {
  return wrapMutations(schema, OPERATIONS_WITH_EVENT, (linesOf, resolve) => async (source, args, context, info) => {
    const answer = await resolve(source, args, context, info);
    for (const line of linesOf(answer)) logSecurityEvent(logger, line);
    return answer;
  });
}

/** Logs one event, of the caller who is known. */
export function logSecurityEvent(logger: Logger, line: EventLine): void {
  logger.info(line, SECURITY_EVENTS[line.event]);
}

function always(event: SecurityEvent): LinesOf {
  return () => [{ event }];
}

function byAnswer<Answer>(linesOf: (answer: Answer) => readonly EventLine[]): LinesOf {
  return (answer) => linesOf(answer as Answer); // the mutation of the row returns it
}
