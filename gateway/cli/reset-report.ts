import type { LeftAccess } from "../identity/local-provider/left-access.js";
import type { ResetPassword } from "../identity/local-provider/reset-password.js";
import type { RemovedFactors } from "../identity/local-provider/second-factor/remove-factors.js";

/** Returns what the console prints after a new password: what has ended, what is left, and how that is removed. */
export function resetReport(account: ResetPassword): string[] {
  const { email, password, removed, endedSessions, endedAccessTokens, endedCalendarAddresses, left } = account;
  return [
    `The new password of ${email} is ${password} and is not shown again.`,
    ...(removed === null ? [] : [`The second factor was removed: ${inWords(removed)}.`]),
    `Sessions ended: ${endedSessions}. Access tokens ended: ${endedAccessTokens}. Calendar addresses ended: ${endedCalendarAddresses}.`,
    "Sign in, then change the password in the profile.",
    ...leftLines(left),
  ];
}

function leftLines({ accessTokens, calendarAddresses, passkeys, oneTimeCodes, recoveryCodes }: LeftAccess): string[] {
  const lasting = [
    ...accessTokens.map(({ name, scopes }) => `  access token ${quoted(name)} (${scopes.join(", ")})`),
    ...calendarAddresses.map((start) => `  calendar address /api/calendar/${start}...`),
  ];
  const factors = [
    ...passkeys.map((name) => `  passkey ${quoted(name)}, which signs in without the password`),
    ...(oneTimeCodes ? ["  one-time codes of an authenticator app"] : []),
    ...(recoveryCodes > 0 ? [`  recovery codes: ${recoveryCodes}`] : []),
  ];
  if (lasting.length + factors.length === 0) return ["Left: nothing but the password."];
  return [
    "Left:",
    ...lasting,
    ...factors,
    ...(lasting.length > 0
      ? [
          "Access tokens and the calendar address end in the profile, or by this command without the option that keeps them.",
        ]
      : []),
    ...(factors.length > 0
      ? ["Passkeys, one-time codes and recovery codes are removed in the profile, or by --remove-second-factor."]
      : []),
  ];
}

/** Returns a name that a person chose; what would move the cursor or turn the text around is shown as `?`. */
function quoted(name: string): string {
  return `"${name.replace(/\p{C}/gu, "?")}"`;
}

function inWords({ passkeys, oneTimeCodes, recoveryCodes }: RemovedFactors): string {
  const codes = oneTimeCodes ? "one-time codes" : "no one-time codes";
  return `${passkeys} passkeys, ${codes}, ${recoveryCodes} recovery codes`;
}
