/** The messages of passkeys, one-time codes and recovery codes on the profile. */
export const factorMessages = {
  title: {
    id: "factor.title",
    defaultMessage: "Passkeys and one-time codes",
    description: "Heading on the profile",
  },
  text: {
    id: "factor.text",
    defaultMessage:
      "A passkey signs you in without your password. With a passkey or one-time codes, your password alone signs nobody in.",
    description: "Under the heading 'Passkeys and one-time codes'",
  },
  impossible: {
    id: "factor.impossible",
    defaultMessage: "Passkeys need a host name and https; the address of this server has not both.",
    description: "Under the heading, where no passkey can be made",
  },
  full: {
    id: "factor.full",
    defaultMessage: "You have {max} passkeys, the most an account can have. Remove one to add another.",
    description: "Under the heading, when no further passkey can be made; max: a number",
  },
  count: {
    id: "factor.count",
    defaultMessage: "{count, plural, =0 {No second factor} one {# second factor} other {# second factors}}",
    description: "Read aloud when the list has loaded or changed",
  },
  none: {
    id: "factor.none",
    defaultMessage: "Nothing but your password protects this account yet.",
    description: "In place of the empty list",
  },
  addPasskey: {
    id: "factor.addPasskey",
    defaultMessage: "Add a passkey",
    description: "Button: opens a dialog, and the dialog's title",
  },
  passkeyName: {
    id: "factor.passkeyName",
    defaultMessage: "Name",
    description: "Label of the field for the name of a new passkey",
  },
  passkeyNameHint: {
    id: "factor.passkeyNameHint",
    defaultMessage: "So that you know it again, such as Phone or Laptop.",
    description: "Below the field for the name of a new passkey",
  },
  passkeyNameMissing: {
    id: "factor.passkeyNameMissing",
    defaultMessage: "Say which one it is.",
    description: "Below the field for the name of a new passkey",
  },
  passkeyText: {
    id: "factor.passkeyText",
    defaultMessage: "Your browser will ask for your fingerprint, face, PIN or security key.",
    description: "In the dialog 'Add a passkey'",
  },
  passkeyFailed: {
    id: "factor.passkeyFailed",
    defaultMessage: "Your browser made no passkey. Try again, or choose another device.",
    description: "After the browser's own dialog was left, or failed",
  },
  passkeyAdded: {
    id: "factor.passkeyAdded",
    defaultMessage: "Passkey added",
    description: "Message after a passkey was made",
  },
  passkeyTimes: {
    id: "factor.passkeyTimes",
    defaultMessage: "Made {made}, last used {used}",
    description: "Beside a passkey; both are a day and a time",
  },
  passkeyUnused: {
    id: "factor.passkeyUnused",
    defaultMessage: "Made {made}, never used",
    description: "Beside a passkey; made: a day and a time",
  },
  remove: {
    id: "factor.remove",
    defaultMessage: "Remove",
    description: "Button: removes a passkey; asks first",
  },
  removeConsequence: {
    id: "factor.removeConsequence",
    defaultMessage: "The passkey {name} will sign nobody in any more.",
    description: "Under 'Are you sure?'; name: what it is called",
  },
  removed: {
    id: "factor.removed",
    defaultMessage: "Passkey removed",
    description: "Message after a passkey was removed",
  },
  codes: {
    id: "factor.codes",
    defaultMessage: "One-time codes",
    description: "Name of a row of the list: codes of an authenticator app",
  },
  codesSince: {
    id: "factor.codesSince",
    defaultMessage: "On since {date}",
    description: "Beside 'One-time codes'; date: a day and a time",
  },
  setUp: {
    id: "factor.setUp",
    defaultMessage: "Set up one-time codes",
    description: "Button: opens a dialog, and the dialog's title",
  },
  setUpText: {
    id: "factor.setUpText",
    defaultMessage:
      "Scan this with an authenticator app, or type the secret into it. Then enter the code that it shows.",
    description: "In the dialog 'Set up one-time codes', above a QR code",
  },
  secret: {
    id: "factor.secret",
    defaultMessage: "Secret",
    description: "Label of the secret beside the QR code",
  },
  code: {
    id: "factor.code",
    defaultMessage: "Code",
    description: "Label of the field for a one-time code",
  },
  codeMissing: {
    id: "factor.codeMissing",
    defaultMessage: "Enter the 6 digits.",
    description: "Below the field for a one-time code",
  },
  codeWrong: {
    id: "factor.codeWrong",
    defaultMessage: "This code is not right, or was used already.",
    description: "Below the field for a code",
  },
  turnOn: {
    id: "factor.turnOn",
    defaultMessage: "Turn on",
    description: "Button: turns one-time codes on",
  },
  turnedOn: {
    id: "factor.turnedOn",
    defaultMessage: "One-time codes are on",
    description: "Message after they were turned on",
  },
  turnOff: {
    id: "factor.turnOff",
    defaultMessage: "Turn off",
    description: "Button: turns one-time codes off; asks first",
  },
  turnOffConsequence: {
    id: "factor.turnOffConsequence",
    defaultMessage: "You will not be asked for a code any more, and the app's entry is worthless.",
    description: "Under 'Are you sure?'",
  },
  turnedOff: {
    id: "factor.turnedOff",
    defaultMessage: "One-time codes are off",
    description: "Message after they were turned off",
  },
  recovery: {
    id: "factor.recovery",
    defaultMessage: "Recovery codes",
    description: "Name of a row of the list, and title of the dialog that shows them",
  },
  recoveryLeft: {
    id: "factor.recoveryLeft",
    defaultMessage: "{count, plural, =0 {None left: make new ones} one {# left} other {# left}}",
    description: "Beside 'Recovery codes'",
  },
  renew: {
    id: "factor.renew",
    defaultMessage: "Make new ones",
    description: "Button: makes new recovery codes; asks first",
  },
  renewConsequence: {
    id: "factor.renewConsequence",
    defaultMessage: "The recovery codes you have will not work any more.",
    description: "Under 'Are you sure?'",
  },
  recoveryOnce: {
    id: "factor.recoveryOnce",
    defaultMessage:
      "Keep these somewhere safe. Each signs you in once when you have lost your passkey or app. They are not shown again.",
    description: "Above the new recovery codes",
  },
  copy: {
    id: "factor.copy",
    defaultMessage: "Copy",
    description: "Button: copies the recovery codes",
  },
  copied: {
    id: "factor.copied",
    defaultMessage: "Copied",
    description: "The button after the recovery codes were copied",
  },
  notCopied: {
    id: "factor.notCopied",
    defaultMessage: "The browser does not let this page copy. Download them instead.",
    description: "After copying failed",
  },
  download: {
    id: "factor.download",
    defaultMessage: "Download",
    description: "Button: downloads the recovery codes as a text file",
  },
  proof: {
    id: "factor.proof",
    defaultMessage: "Confirm that it is you",
    description: "Title of the dialog before something that matters",
  },
  proofText: {
    id: "factor.proofText",
    defaultMessage: "You signed in a while ago, and this needs to be you.",
    description: "In the dialog 'Confirm that it is you'",
  },
  password: {
    id: "factor.password",
    defaultMessage: "Password",
    description: "Label of the field for the password",
  },
  passwordMissing: {
    id: "factor.passwordMissing",
    defaultMessage: "Enter your password.",
    description: "Below the field for the password",
  },
  passwordWrong: {
    id: "factor.passwordWrong",
    defaultMessage: "This is not your password.",
    description: "Below the field for the password",
  },
  proofCode: {
    id: "factor.proofCode",
    defaultMessage: "One-time code or recovery code",
    description: "Label of a field",
  },
  proofCodeMissing: {
    id: "factor.proofCodeMissing",
    defaultMessage: "Enter a code.",
    description: "Below the field for a code",
  },
  confirm: {
    id: "factor.confirm",
    defaultMessage: "Confirm",
    description: "Button: confirms who somebody is",
  },
  usePasskey: {
    id: "factor.usePasskey",
    defaultMessage: "Use a passkey",
    description: "Button: confirms who somebody is by a passkey",
  },
  passkeyNotUsed: {
    id: "factor.passkeyNotUsed",
    defaultMessage: "The passkey was not accepted. Try again, or use your password.",
    description: "After the browser's own dialog was left, or the passkey was another's",
  },
} as const;
