// @ts-check

import { Window } from "happy-dom";
import GroupedEnvironment from "../../support/grouped-environment.mjs";

/**
 * What Node has too, and a page takes from its browser: an element dispatches only events of its own kind. What concerns
 * the network stays Node's, so that requests really go to the product.
 */
const FROM_BROWSER = new Set([
  "CustomEvent",
  "Event",
  "EventTarget",
  "MessageEvent",
  "Storage",
  "localStorage",
  "navigator",
  "sessionStorage",
]);

/** The size of a list that scrolls, and the height of everything else, in pixels: nothing is laid out. */
const LIST_PX = 900;
const ROW_PX = 45;

/** Node with a simulated page, at the address of the product that the tests share. */
export default class PageEnvironment extends GroupedEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const page = /** @type {any} */ (this.global); // its type knows no page
    const window = new Window({
      url: process.env.SCREENS_URL,
      settings: { device: { prefersReducedMotion: "reduce" }, navigation: { disableMainFrameNavigation: true } },
    });
    for (const [name, property] of propertiesOf(window))
      if (FROM_BROWSER.has(name) || !(name in page)) Object.defineProperty(page, name, property);
    addMissing(page, window);
    this.window = window;
  }

  /** @override */
  async teardown() {
    await this.window?.happyDOM.abort();
    await super.teardown();
  }
}

/**
 * Returns what a page finds in its global scope, which is not the window itself here.
 *
 * @param {Window} window
 * @returns {Generator<readonly [string, PropertyDescriptor]>}
 */
function* propertiesOf(window) {
  const seen = new Set(["constructor"]);
  for (let at = window; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const value = Reflect.get(window, name);
      // A function of the window asks for the window as `this`; a class has none.
      const bound = typeof value === "function" && !/^[A-Z]/.test(name) ? value.bind(window) : value;
      yield typeof value === "function" || typeof value === "object"
        ? [name, { configurable: true, writable: true, value: bound }]
        : [name, { configurable: true, get: () => Reflect.get(window, name) }];
    }
  }
}

/** A channel within the page; Node's own keeps its process from ending. */
class LocalChannel {
  port1 = { onmessage: /** @type {((event: object) => void) | null} */ (null) };
  port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage?.({})) };
}

/**
 * Adds what browsers have and the simulated page lacks, as little as the application needs.
 *
 * @param {any} page
 * @param {Window} window
 */
function addMissing(page, window) {
  page.window = page.self = page;
  page.isSecureContext = true;
  page.MessageChannel = LocalChannel;
  page.reportError = (/** @type {unknown} */ error) => page.console.error(error);
  const send = page.fetch;
  page.fetch = (/** @type {unknown} */ input, /** @type {RequestInit} */ init) =>
    send(typeof input === "string" ? new URL(input, window.location.href) : input, init);
  // No style sheet is loaded: what an element says of itself is all, and is read a hundred times as fast.
  const plain = window.document.createElement("i").style;
  const getStyle = (/** @type {{ style?: object }} */ element) => element.style ?? plain;
  page.getComputedStyle = getStyle;
  Object.defineProperty(window, "getComputedStyle", { value: getStyle });
  // Nothing is fetched ahead of its use.
  Object.defineProperty(window.navigator, "connection", { value: { saveData: true } });
  // One window alone holds every lock.
  Object.defineProperty(window.navigator, "locks", {
    value: {
      request: async (/** @type {string} */ name, /** @type {unknown[]} */ ...rest) => {
        const work = /** @type {(lock: object) => unknown} */ (rest.at(-1));
        return await work({ name });
      },
    },
  });
  // Configurable: the next test file of this process gets the same prototypes.
  const element = window.HTMLElement.prototype;
  const open = "data-popover-open";
  const { matches } = window.Element.prototype;
  Object.defineProperties(element, {
    showPopover: { configurable: true, value: setOpen(true) },
    hidePopover: { configurable: true, value: setOpen(false) },
    matches: {
      configurable: true,
      /** @this {InstanceType<Window["HTMLElement"]>} */
      value(/** @type {string} */ selector) {
        return matches.call(this, selector.replaceAll(":popover-open", `[${open}]`));
      },
    },
    ...Object.fromEntries(
      ["clientWidth", "offsetWidth"].map((name) => [name, { configurable: true, get: () => LIST_PX }]),
    ),
    ...Object.fromEntries(
      ["clientHeight", "offsetHeight"].map((name) => [name, { configurable: true, get: heightOf }]),
    ),
    scrollIntoView: { configurable: true, value: () => undefined },
  });

  // Escape closes the dialog that was opened last, unless it is prevented.
  window.document.addEventListener("keydown", (event) => {
    if (/** @type {any} */ (event).key !== "Escape" || event.defaultPrevented) return;
    const dialog = [...window.document.querySelectorAll("dialog[open]")].at(-1);
    const isClosed = dialog?.dispatchEvent(new window.Event("cancel", { cancelable: true }));
    if (isClosed) /** @type {any} */ (dialog).close();
  });

  // Each is stopped at the end: it would keep the process from ending. Not before, as React would wait for its own.
  const timers = /** @type {Set<NodeJS.Timeout>} */ (new Set());
  for (const name of ["setTimeout", "setInterval"]) {
    const start = page[name];
    page[name] = (/** @type {unknown[]} */ ...words) => {
      const timer = start(...words);
      timers.add(timer);
      return timer;
    };
  }
  page.stopTimers = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };

  /** @this {InstanceType<Window["HTMLElement"]>} */
  function heightOf() {
    return this.classList.contains("virtual") ? LIST_PX : ROW_PX;
  }

  /** @type {(isOpen: boolean) => (this: InstanceType<Window["HTMLElement"]>) => void} */
  function setOpen(isOpen) {
    return function () {
      this.toggleAttribute(open, isOpen);
    };
  }
}
