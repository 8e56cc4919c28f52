import { html, type Html } from "./html.js";
import type { KeptPart } from "./look-around.js";
import type { Page } from "./pages.js";
import { accountFields, formPage, type FormView } from "./sign-in-pages.js";
import type { ChosenLanguage } from "./texts.js";

/** The content of the form by which a guest makes an account of their own. */
export interface KeepView extends Omit<FormView, "offers" | "alert"> {
  readonly alert?: string | undefined;
  readonly keeps: KeptPart;
  /** True when it was chosen before what stays, so that the form does not ask. */
  readonly isFixed: boolean;
  /** The address has an account: whether what was added can come along to it; absent: it has none, as far as is known. */
  readonly existing?: { readonly takes: boolean } | undefined;
}

/** Returns the page by which a guest makes an account of their own. */
export function keepPage(view: KeepView): Page {
  const { language, path, keeps, isFixed, existing } = view;
  const { keep, signUp } = language.texts;
  const startsAnew = keeps === "nothing";
  const introduction = isFixed ? keep.takeIntroduction : keep.introduction;
  return formPage(
    view,
    startsAnew ? keep.startTitle : keep.title,
    html`<p class="intro">${startsAnew ? keep.startIntroduction : introduction}</p>
      <form method="post" action="${path}/keep" novalidate>
        ${accountFields(view)}
        ${isFixed ? html`<input type="hidden" name="keeps" value="${keeps}" /><input type="hidden" name="fixed" value="yes" />` : choices(view)}
        <button type="submit">${startsAnew ? signUp.button : keep.button}</button>
      </form>
      ${existing !== undefined && signInInstead(view, existing)}
      <p class="aside"><a href="/">${keep.back}</a></p>`,
  );
}

/** The address is not asked for again: what was added waits for this one alone. */
function signInInstead({ language, path, typed, keeps }: KeepView, { takes }: NonNullable<KeepView["existing"]>): Html {
  const { keep, signIn } = language.texts;
  return html`<form class="beside" method="post" action="${path}/keep/sign-in">
    <input type="hidden" name="email" value="${typed.email}" />
    <input type="hidden" name="keeps" value="${keeps}" />
    <button type="submit" class="second">${takes ? keep.takeThem : signIn.button}</button>
  </form>`;
}

/** Returns what the sign-in page says while what a guest added waits for the account with this address. */
export function waitingNote({ texts: { keep } }: ChosenLanguage, email: string): Html {
  return html`<p class="intro" role="status">${keep.waiting(email)}</p>`;
}

function choices({ language: { texts }, keeps }: KeepView): Html {
  const choice = (value: "everything" | "additions"): Html =>
    html`<label class="choice">
      <input type="radio" name="keeps" value="${value}" ${keeps === value && html`checked`} />
      <span>${texts.keep[value]}</span>
    </label>`;
  return html`<fieldset>
    <legend>${texts.keep.question}</legend>
    ${choice("everything")} ${choice("additions")}
  </fieldset>`;
}
