import { html, type Html } from "../html.js";
import type { Page } from "../pages.js";
import type { ChosenLanguage } from "../texts.js";

/** A button for a passkey: the address for its answer, and the options for the browser. */
export interface PasskeyForm {
  /** PublicKeyCredentialRequestOptionsJSON. */
  readonly options: string;
  readonly action: string;
}

/** The content of the page after the password. */
export interface SecondFactorView {
  readonly language: ChosenLanguage;
  /** The path of this sign-in, e.g. `/oidc/interaction/abc`. */
  readonly path: string;
  readonly hasOneTimeCodes: boolean;
  readonly passkey?: PasskeyForm | undefined;
  readonly fault?: string | undefined;
}

/** Returns the page that asks for a second factor after the right password. */
export function secondFactorPage({ language, path, hasOneTimeCodes, passkey, fault }: SecondFactorView): Page {
  const { secondFactor: texts } = language.texts;
  const recoveryForm = codeForm(path, {
    name: "recoveryCode",
    label: texts.recoveryCode,
    hint: texts.recoveryHint,
    button: texts.button,
    attributes: html`autocomplete="off" autocapitalize="none" maxlength="40"`,
  });
  const oneTimeForm = codeForm(path, {
    name: "code",
    label: texts.code,
    button: texts.button,
    attributes: html`autocomplete="one-time-code" inputmode="numeric" maxlength="40" autofocus`,
  });
  return {
    language,
    title: fault === undefined ? texts.title : language.texts.faultTitle(texts.title),
    body: html`<h1>${texts.title}</h1>
      <p class="intro">${hasOneTimeCodes ? texts.introCode : texts.introPasskey}</p>
      ${fault !== undefined && html`<p class="alert" role="alert">${fault}</p>`} ${hasOneTimeCodes && oneTimeForm}
      ${passkey !== undefined && passkeyForm(language, passkey, texts.usePasskey)}
      <details class="other">
        <summary>${texts.useRecovery}</summary>
        ${recoveryForm}
      </details>
      <p class="aside"><a href="${path}">${texts.startAgain}</a></p>`,
  };
}

/** Returns the button that uses a passkey; it is visible only where the browser runs the script and has passkeys. */
export function passkeyForm({ texts }: ChosenLanguage, { options, action }: PasskeyForm, label: string): Html {
  return html`<form method="post" action="${action}" class="passkey" data-passkey="${options}" hidden>
      <input type="hidden" name="response" value="" />
      <button type="submit" class="second">${label}</button>
      <p class="fault" role="alert" data-text="${texts.secondFactor.passkeyFailed}"></p>
    </form>
    <script src="/oidc/passkey.js" defer></script>`;
}

interface CodeForm {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly attributes: Html;
}

function codeForm(path: string, { name, label, hint, button, attributes }: CodeForm): Html {
  return html`<form method="post" action="${path}/second-factor">
    <div class="field">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        type="text"
        dir="ltr"
        spellcheck="false"
        required
        ${attributes}
        ${hint !== undefined && html`aria-describedby="${name}-hint"`}
      />
      ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    </div>
    <button type="submit">${button}</button>
  </form>`;
}
