/**
 * What concerns the safety of an account and succeeded: the name in the server's log, and its meaning. Attempts that
 * failed are refusals.
 */
export const SECURITY_EVENTS = {
  "account-made": "A person made an account.",
  "looked-around": "A visitor began a throw-away account.",
  "signed-in": "A person signed in; `methods` names what they proved it with (RFC 8176).",
  "signed-out": "A person signed out.",
  "identity-confirmed": "A signed-in person confirmed who they are.",
  "password-changed": "A person changed their password.",
  "password-reset": "The operator gave a person a new password.",
  "passkey-added": "A person added a passkey.",
  "passkey-removed": "A passkey of a person was removed; where the operator removed all, `count` says how many.",
  "one-time-codes-on": "A person turned one-time codes on.",
  "one-time-codes-off": "The one-time codes of a person were turned off.",
  "recovery-codes-renewed": "A person renewed their recovery codes.",
  "access-token-made": "A person made an access token.",
  "access-token-revoked":
    "An access token of a person was revoked; where a new password ended several, `count` says how many.",
  "calendar-address-renewed": "A person made a secret address of their calendar.",
  "calendar-address-revoked": "The secret address of a person's calendar was revoked, by them or by a new password.",
  "session-ended": "A person ended another of their sessions.",
  "other-sessions-ended": "All sessions of a person but that of the request have ended; `count` says how many.",
} as const;

/** An event of the table. */
export type SecurityEvent = keyof typeof SECURITY_EVENTS;
