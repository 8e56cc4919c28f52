/**
 * What concerns the safety of an account and succeeded: the name in the server's log, and its meaning. Attempts that
 * failed are refusals.
 */
export const SECURITY_EVENTS = {
  "account-made": "Somebody made an account.",
  "looked-around": "Somebody began a throw-away account.",
  "signed-in": "Somebody signed in; `methods` names what they proved it with (RFC 8176).",
  "signed-out": "Somebody signed out.",
  "identity-confirmed": "A signed-in person confirmed who they are.",
  "password-changed": "A person changed their password.",
  "passkey-added": "A person added a passkey.",
  "passkey-removed": "A person removed a passkey.",
  "one-time-codes-on": "A person turned one-time codes on.",
  "one-time-codes-off": "A person turned one-time codes off.",
  "recovery-codes-renewed": "A person renewed their recovery codes.",
  "access-token-made": "A person made an access token.",
  "access-token-revoked": "A person revoked an access token.",
  "calendar-address-renewed": "A person made a secret address of their calendar.",
  "calendar-address-revoked": "A person revoked the secret address of their calendar.",
  "session-ended": "A person ended another of their sessions.",
  "other-sessions-ended": "A person ended all of their sessions but one.",
} as const;

/** An event of the table. */
export type SecurityEvent = keyof typeof SECURITY_EVENTS;
