import { backUpOffer } from "./back-up-page.js";
import { html, type Html } from "./html.js";
import type { Page } from "./pages.js";
import { passkeyForm, type PasskeyForm } from "./second-factor/second-factor-pages.js";
import type { FieldName, Typed } from "./sign-in-form.js";
import type { ChosenLanguage, SignInTexts } from "./texts.js";

/** The content of one of the two forms. */
export interface FormView {
  readonly language: ChosenLanguage;
  /** The path of this sign-in, e.g. `/oidc/interaction/abc`. */
  readonly path: string;
  readonly typed: Typed;
  /** The fault of the form as a whole. */
  readonly alert?: string | undefined;
  /** The alternatives above the form. */
  readonly offers?: readonly Html[];
}

/** Returns the page that asks for address and password. */
export function signInPage(
  view: FormView,
  { canSignUp, passkey }: { readonly canSignUp: boolean; readonly passkey?: PasskeyForm | undefined },
): Page {
  const { language, path, typed } = view;
  const { signIn } = language.texts;
  const first = firstFieldToFill(["email", "password"], typed);
  return formPage(
    view,
    signIn.title,
    html`<form method="post" action="${path}" novalidate>
        ${field(view, { name: "email", type: "email", autocomplete: "username", isFirst: first === "email" })}
        ${field(view, { name: "password", type: "password", autocomplete: "current-password", isFirst: first === "password" })}
        <button type="submit">${signIn.button}</button>
      </form>
      ${passkey !== undefined && passkeyForm(language, passkey, language.texts.secondFactor.signInByPasskey)}
      ${canSignUp && html`<p class="aside">${signIn.isNewHere} <a href="${path}/sign-up">${signIn.signUp}</a></p>`}`,
  );
}

/** Returns the page that makes an account; the very first visit starts with it. */
export function signUpPage(view: FormView, { isFirst }: { readonly isFirst: boolean }): Page {
  const { language, path } = view;
  const { signUp } = language.texts;
  return formPage(
    view,
    isFirst ? signUp.firstTitle : signUp.title,
    html`${isFirst && html`<p class="intro">${signUp.firstIntroduction}</p>`}
      <form method="post" action="${path}/sign-up" novalidate>
        ${accountFields(view)}
        <button type="submit">${signUp.button}</button>
        ${isFirst && backUpOffer(language, path)}
      </form>
      ${!isFirst && html`<p class="aside">${signUp.hasAccount} <a href="${path}">${signUp.signIn}</a></p>`}`,
  );
}

/** Returns the three fields of a new account. */
export function accountFields(view: FormView): Html {
  const first = firstFieldToFill(["name", "email", "password"], view.typed);
  return html`${field(view, { name: "name", type: "text", autocomplete: "name", isFirst: first === "name" })}
  ${field(view, { name: "email", type: "email", autocomplete: "username", isFirst: first === "email" })}
  ${field(view, { name: "password", type: "password", autocomplete: "new-password", isFirst: first === "password", hint: "passwordHint" })}`;
}

/** Returns a page with a form under this title, which says when something is wrong with the input. */
export function formPage({ language, typed, alert, offers }: FormView, title: string, content: Html): Page {
  const isFaulty = alert !== undefined || Object.keys(typed.faults).length > 0;
  return {
    language,
    title: isFaulty ? language.texts.faultTitle(title) : title,
    body: html`<h1>${title}</h1>
      ${alert !== undefined && html`<p class="alert" role="alert">${alert}</p>`} ${offers} ${content}`,
  };
}

interface Field {
  readonly name: FieldName;
  readonly type: "text" | "email" | "password";
  readonly autocomplete: string;
  /** True for the one field that has the focus when the page opens. */
  readonly isFirst: boolean;
  readonly hint?: keyof SignInTexts["fields"];
}

function field({ language: { texts }, typed }: FormView, { name, type, autocomplete, isFirst, hint }: Field): Html {
  const fault = typed.faults[name];
  const hintText = hint === undefined ? undefined : texts.fields[hint];
  // The text of a fault contains that of the hint.
  const note = fault === undefined ? hintText : texts.faults[fault];
  const kind = fault === undefined ? "hint" : "fault";
  // A password is never sent back: what is sent to the screen may be stored in a cache.
  const value = type === "password" ? "" : typed[name];
  return html`<div class="field">
    <label for="${name}">${texts.fields[name]}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      required
      ${fault !== undefined && html`aria-invalid="true"`}
      ${note !== undefined && html`aria-describedby="${name}-${kind}"`}
      ${type === "text" ? html`dir="auto"` : html`dir="ltr" autocapitalize="none" spellcheck="false"`}
      ${isFirst && html`autofocus`}
    />
    ${note !== undefined && html`<p class="${kind}" id="${name}-${kind}">${note}</p>`}
  </div>`;
}

/** Returns the first field with a fault, else the first that is empty. */
function firstFieldToFill(names: readonly FieldName[], typed: Typed): FieldName | undefined {
  return (
    names.find((name) => typed.faults[name] !== undefined) ??
    names.find((name) => name === "password" || typed[name] === "")
  );
}
