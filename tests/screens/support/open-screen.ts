import { configure, waitFor, within, type BoundFunctions, type queries } from "@testing-library/dom";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { DetachedWindowAPI } from "happy-dom";
import { createElement, StrictMode, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { createPerson, type Person } from "../../support/browser-person.js";
import { App } from "../../../web/app/App.js";
import { loadConfig } from "../../../web/app/config.js";
import { dismiss, useNotices, type Notice } from "../../../web/lib/notify.js";
import { chooseLocale, formatTag, locales } from "../../../web/locales/locales.js";
import { createNetwork, type Answer, type Network } from "./network.js";
import { UploadRequest } from "./upload-request.js";

/** Finds what is in a part of the page. */
export type Found = BoundFunctions<typeof queries>;

/** Somebody on a screen of the application, whose server is the product itself. */
export interface OpenedScreen {
  readonly person: Person;
  /** Finds what is on the page. */
  readonly page: Found;
  /** The keyboard and the mouse. */
  readonly user: UserEvent;
  readonly network: Network;
  /** Waits until the page hears of changes of elsewhere: one that is made before is told to nobody. */
  untilLive(): Promise<void>;
  /** Loads the page again: what only the page held is gone, what the browser stores is kept. */
  reload(): Promise<void>;
  /** Loads a page at another address, as a link that was typed does. */
  leaveFor(path: string): Promise<void>;
}

declare global {
  /** What the simulated browser lets a test change. */
  var happyDOM: DetachedWindowAPI;
}

interface OpenOptions {
  /** Who looks at it; somebody new by default. */
  readonly as?: Person;
  /** The language of the browser. */
  readonly locale?: string;
  readonly size?: keyof typeof SIZES;
  /** The catalogue of the language in place of its own. */
  readonly texts?: Readonly<Record<string, string>>;
  /** What the browser stores beforehand. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What the test answers from the first request on, see `network.answer`. */
  readonly answers?: Readonly<Record<string, Answer>>;
}

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
/** What has not come by then never comes: a slow machine takes a minute for what a quick one does in a second. */
const WAIT_MS = 60_000;

configure({
  asyncUtilTimeout: WAIT_MS,
  // The text of the page says more than its thousand elements.
  getElementError: (message) => new Error(`${message ?? ""}\nThe page says: ${document.body.textContent}`),
});

const network = createNetwork();
Object.defineProperty(globalThis, "XMLHttpRequest", { configurable: true, value: UploadRequest });
let leave: (() => void) | undefined;
/** How many streams there were before the page that is open. */
let streamsBefore = 0;
let notices: readonly Notice[] = [];

/** Leaves the screen that is open, and clears what the browser stores. */
export function leaveScreen(): void {
  leave?.();
  network.reset();
  localStorage.clear();
  sessionStorage.clear();
}

/** Opens a screen as a person who has signed in before, in a browser of their own. */
export async function openScreen(
  path: string,
  { as, locale = "en-GB", size = "desktop", stored = {}, answers = {}, texts }: OpenOptions = {},
): Promise<OpenedScreen> {
  leaveScreen();
  const person = as ?? (await createPerson(window.location.origin));
  for (const { name, value } of person.state.origins[0]?.localStorage ?? []) localStorage.setItem(name, value);
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  for (const [name, answer] of Object.entries(answers)) network.answer(name, answer);
  setBrowser(locale, size);
  await load(path, texts);
  return {
    person,
    page: within(document.body),
    // Nothing is waited for between two keys, and nothing is laid out that could cover a button.
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    network,
    untilLive: () =>
      waitFor(() => {
        if (network.streams === streamsBefore) throw new Error("No stream of changes is open.");
      }),
    reload: () => leaveFor(window.location.pathname + window.location.search, texts),
    leaveFor: (next) => leaveFor(next, texts),
  };
}

async function leaveFor(path: string, texts: OpenOptions["texts"]): Promise<void> {
  leave?.();
  await load(path, texts);
}

/** Does what web/app/startApp does, so that the page can be left again. */
async function load(path: string, own: OpenOptions["texts"]): Promise<void> {
  streamsBefore = network.streams;
  window.history.replaceState({}, "", path);
  document.body.innerHTML = '<div id="root"></div>';
  const element = document.querySelector("#root");
  if (element === null) throw new Error("There is no root.");
  const chosen = chooseLocale(localStorage.getItem("language") ?? undefined, navigator.languages);
  const texts = own === undefined ? ((await locales[chosen]?.load()) ?? { catalogue: {} }) : { catalogue: own };
  document.documentElement.lang = chosen;
  document.documentElement.dir = locales[chosen]?.direction ?? "ltr";
  const config = await loadConfig();
  const root = createRoot(element);
  const locale = formatTag(chosen, navigator.languages);
  root.render(
    createElement(
      StrictMode,
      null,
      createElement(App, { locale, texts, config, onSignInFailed: undefined }),
      createElement(WatchNotices),
    ),
  );
  leave = () => {
    window.dispatchEvent(new Event("pagehide"));
    root.unmount();
    for (const { id } of notices) dismiss(id);
    // The simulated page keeps the focus on what is gone.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.body.innerHTML = "";
    // A page that is left hides itself until it is shown again; the next one is another.
    document.documentElement.removeAttribute("style");
    leave = undefined;
  };
}

/** Knows what is told on the page: a module keeps it, and the modules stay when a page is left. */
function WatchNotices(): null {
  const told = useNotices();
  useEffect(() => {
    notices = told;
  }, [told]);
  return null;
}

function setBrowser(locale: string, size: keyof typeof SIZES): void {
  for (const [name, value] of Object.entries({
    languages: [locale],
    language: locale,
    maxTouchPoints: size === "phone" ? 5 : 0,
  }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  happyDOM.setViewport(SIZES[size]);
}
