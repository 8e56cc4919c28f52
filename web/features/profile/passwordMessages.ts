/** The messages of the password change on the profile. */
export const passwordMessages = {
  change: {
    id: "password.change",
    defaultMessage: "Change password",
    description: "Button beside the sessions, title of the dialog it opens, and the button that does it",
  },
  text: {
    id: "password.text",
    defaultMessage: "You stay signed in here; every other browser will be signed out at once.",
    description: "In the dialog 'Change password', above its fields",
  },
  current: {
    id: "password.current",
    defaultMessage: "Current password",
    description: "Label of the field for the password that holds now",
  },
  new: { id: "password.new", defaultMessage: "New password", description: "Label of the field for the new password" },
  newHint: {
    id: "password.newHint",
    defaultMessage: "At least {min} characters.",
    description: "Below the field for the new password; min: a number",
  },
  show: {
    id: "password.show",
    defaultMessage: "Show passwords",
    description: "Checkbox: what is typed can be read",
  },
  endTokens: {
    id: "password.end.tokens",
    defaultMessage: "Revoke all access tokens; programs that use one will need a new one",
    description: "Checkbox in the dialog 'Change password', checked at first",
  },
  endCalendar: {
    id: "password.end.calendar",
    defaultMessage: "Revoke the calendar address; calendar programs will need a new one",
    description: "Checkbox in the dialog 'Change password', checked at first",
  },
  endHint: {
    id: "password.end.hint",
    defaultMessage:
      "Whoever knows your password may have made some for themselves. Keep them only if nobody else knows it.",
    description: "Below the two checkboxes that revoke access tokens and the calendar address",
  },
  tokensEnded: {
    id: "password.ended.tokens",
    defaultMessage: "{count, plural, one {One access token was revoked.} other {# access tokens were revoked.}}",
    description: "After the message that the password was changed; count: at least 1",
  },
  calendarEnded: {
    id: "password.ended.calendar",
    defaultMessage: "The calendar address was revoked.",
    description: "After the message that the password was changed",
  },
  changed: {
    id: "password.changed",
    defaultMessage:
      "Password changed. {count, plural, =0 {You were signed in nowhere else.} one {One other browser was signed out.} other {# other browsers were signed out.}}",
    description: "Message after the password was changed",
  },
  currentMissing: {
    id: "password.fault.currentMissing",
    defaultMessage: "Enter your current password.",
    description: "Below the field for the current password",
  },
  newMissing: {
    id: "password.fault.newMissing",
    defaultMessage: "Enter a new password.",
    description: "Below the field for the new password",
  },
  wrong: {
    id: "password.fault.wrong",
    defaultMessage: "This is not your current password.",
    description: "Below the field for the current password",
  },
  minLength: {
    id: "password.fault.minLength",
    defaultMessage: "Use at least {min} characters.",
    description: "Below the field for the new password; min: a number",
  },
  maxLength: {
    id: "password.fault.maxLength",
    defaultMessage: "Use at most {max} characters.",
    description: "Below a field for a password; max: a number",
  },
  notEmail: {
    id: "password.fault.notEmail",
    defaultMessage: "Use a password that is not your e-mail address.",
    description: "Below the field for the new password",
  },
  notName: {
    id: "password.fault.notName",
    defaultMessage:
      "Use a password that is more than your name, the name in your e-mail address or the name of this product.",
    description: "Below the field for the new password",
  },
  notPattern: {
    id: "password.fault.notPattern",
    defaultMessage: "Use a password that is more than a few characters repeated or in a row.",
    description: "Below the field for the new password; such as aaaaaaaa, abababab or 12345678",
  },
  notCommon: {
    id: "password.fault.notCommon",
    defaultMessage: "This is one of the most common passwords, which are guessed first. Use another one.",
    description: "Below the field for the new password",
  },
  wait: {
    id: "password.wait",
    defaultMessage: "That was tried too often. Try again in {minutes, plural, one {a minute} other {# minutes}}.",
    description: "After too many attempts",
  },
  lockedPassword: {
    id: "password.locked.password",
    defaultMessage:
      "The password was wrong too often. For {minutes, plural, one {a minute} other {# minutes}} the right one is refused too.",
    description: "After too many wrong passwords; minutes: a number",
  },
  lockedCode: {
    id: "password.locked.code",
    defaultMessage:
      "The code was wrong too often. For {minutes, plural, one {a minute} other {# minutes}} a right one is refused too.",
    description: "After too many wrong one-time codes or recovery codes; minutes: a number",
  },
  passkeyWorks: {
    id: "password.locked.passkeyWorks",
    defaultMessage: "Your passkey works meanwhile.",
    description: "After one of the two messages before, where the person has a passkey",
  },
} as const;
