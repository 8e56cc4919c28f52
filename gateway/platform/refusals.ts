/**
 * The reasons for refusing a request: the name in the server's log and the metrics, and its meaning. The caller gets
 * only the code of the error table, so that an attacker learns nothing about the check that failed.
 */
export const REFUSALS = {
  "no-token": "The request has no Authorization header with one bearer token.",
  "token-too-long": "The token is longer than any token of a known provider.",
  "token-malformed": "The token is no signed JSON Web Token.",
  "token-algorithm": "The token is signed with another algorithm than RS256.",
  "token-key": "The identity provider publishes no key that the token could be signed with.",
  "token-signature": "The token's signature does not match the provider's key.",
  "token-expired": "The token has expired.",
  "token-not-yet-valid": "The token is not valid yet; compare the clocks of this machine and the provider.",
  "token-issuer": "The token was issued by another provider than AUTH0_DOMAIN names.",
  "token-audience": "The token is for another API than AUTH0_AUDIENCE names.",
  "token-lifetime":
    "The token lives longer than AUTH0_TOKEN_MAX_HOURS accepts; raise it, or shorten the token's life in the API's settings at the provider.",
  "token-claims": "The token lacks a claim, or has one of another form, that every access token has (sub, exp, iat).",
  "token-type": "The token's header says that it is no access token.",
  "token-is-id-token": "The token is an ID token: the caller must send the access token.",
  "token-without-azp": "The token has no azp claim, so that it is not known to be an access token for a client.",
  "token-without-scope": "The token has no scope claim, so that it is not known to be an access token.",
  "token-unknown-to-provider": "The identity provider does not know the token any more.",
  "metrics-token": "The request for /metrics has another bearer token than METRICS_TOKEN.",
  "session-ended": "The sign-in that the token belongs to has ended.",
  "access-token-unknown": "The access token was never made, was revoked, or has expired.",
  "access-token-scope": "The access token may not do this operation.",
  "calendar-address-unknown": "The address of a calendar was never made, was renewed, or was revoked.",
  "list-is-not-set": "ALLOWED_EMAILS is not set, and the outside identity provider may sign in anybody.",
  "email-missing": "The identity provider names no e-mail address, so that it cannot be on the list.",
  "email-not-verified": "The identity provider does not say that the e-mail address was verified.",
  "email-not-listed": "The e-mail address is not in ALLOWED_EMAILS.",
  "sign-up-closed": "A visitor wanted to make an account where LOCAL_SIGN_UP allows none any more.",
  "email-taken": "A visitor wanted to make an account with an e-mail address that has one.",
  "protocol-request":
    "The built-in identity provider refused a request of the sign-in's protocol; `error` and `detail` say why.",
  "wrong-password": "The password, or the account, is not right.",
  "wrong-code": "The one-time code or recovery code is not right, or was used already.",
  "wrong-passkey": "No passkey that is known here signed what was asked for.",
  "second-factor-attempts": "Too many wrong one-time codes or recovery codes were tried for the account.",
  "proof-needed": "The person signed in more than ten minutes ago and has yet to confirm who they are.",
  "outside-factors": "The person's second factor is kept by an outside identity provider.",
  "account-gone": "The account that the token belongs to was removed.",
  "foreign-person": "The request names another person than the one who signed in.",
  "foreign-host":
    "The request names another host than PUBLIC_URL, or a proxy does not pass on the name that was asked for.",
  "foreign-page": "The request was made by another site's page.",
  "link-expired": "The signed link to a file has expired, or the sign-in or access token that asked for it has ended.",
  "rate-limit": "The person, or the network, made more requests of one kind than its rate allows.",
  quota: "The person has as much of one kind as QUOTA_RECORDS, QUOTA_LOG_ENTRIES or QUOTA_FILES_MB allows.",
  "concurrency-limit": "The person, or everybody together, has as much of one kind running as may run at once.",
  "too-expensive": "The request took longer than one may: a statement of it that was ended, or all of them together.",
  "sign-in-attempts": "Too many wrong passwords were tried for the account, from the network or in all.",
  "look-around-limit": "A guest wanted what is off for them where other machines reach the server.",
  "look-around-full": "There are as many throw-away accounts as there may be.",
  "password-queue": "More passwords wait to be checked than can be checked in time.",
} as const;

/** A reason of the table. */
export type Refusal = keyof typeof REFUSALS;
