import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { parseHTML } from "linkedom";
import { showFailure } from "../../../../web/app/showFailure.js";
import { startLanding } from "../../../../web/features/landing/startLanding.js";
import { StorageError } from "../../../../web/lib/environment/storageError.js";
import { fakePage, install, type FakePage } from "../../fake-page.js";

const HTML = readFileSync("web/index.html", "utf8");
const FIRST_PAINT = readFileSync("web/public/first-paint.js", "utf8");

describe("the landing page", () => {
  let fake: FakePage;
  let page: ReturnType<typeof parseHTML>;
  let isSecure: boolean;
  let matchMedia: unknown;
  let signIn: jest.Mock<() => Promise<void>>;
  let removeGlobals: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    fake = fakePage();
    page = parseHTML(HTML);
    isSecure = true;
    matchMedia = () => ({ matches: false });
    signIn = jest.fn(() => new Promise<void>(() => undefined));
    removeGlobals = install({
      document: page.document,
      navigator: { languages: ["x-invalid"], onLine: true },
      reportError: () => undefined,
      window: {
        get isSecureContext() {
          return isSecure;
        },
      },
    });
  });
  afterEach(() => {
    removeGlobals();
    fake.remove();
    jest.useRealTimers();
  });

  const find = (id: string): HTMLElement => {
    const element: HTMLElement | null = page.document.getElementById(id);
    if (element === null) throw new Error(`The page has no #${id}.`);
    return element;
  };
  /** Runs the script of the head, as the browser does before it shows the page. */
  const paint = (): void =>
    void runInNewContext(FIRST_PAINT, {
      document: page.document,
      localStorage,
      matchMedia,
      URLSearchParams,
      location: { search: "", pathname: "/" },
      addEventListener: fake.window.addEventListener.bind(fake.window),
    });
  const press = (): void => find("show-me-how").click();
  const start = (): Promise<void> => startLanding({ preload: () => undefined, signIn });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  const told = (): string | null => find("sign-in-problem").textContent;

  it("answers a press that came before its script, once", async () => {
    paint();
    press();
    const whileWaiting = find("show-me-how").getAttribute("aria-busy");
    await start();
    press();

    expect([whileWaiting, signIn.mock.calls.length]).toEqual(["true", 1]);
  });

  it("signs nobody in who has not pressed", async () => {
    paint();
    await start();

    expect([signIn.mock.calls.length, find("show-me-how").hasAttribute("aria-busy")]).toEqual([0, false]);
  });

  it("says at once, and again at a press, that browsers allow no sign-in where it came over plain http", async () => {
    isSecure = false;
    paint();
    await start();
    const first = told();
    find("sign-in-problem").textContent = "";
    press();
    await settle();

    expect(first).toContain("https");
    expect([told(), signIn.mock.calls.length]).toEqual([first, 0]);
  });

  it.each([
    ["stores nothing", new StorageError("BLOCKED"), "This browser stores nothing"],
    ["is full", new StorageError("FULL"), "storage of this browser is full"],
    ["has no connection", new TypeError("Failed to fetch"), "Check your connection"],
    [
      "has a clock that does not fit",
      new Error("Expiration Time (exp) claim error in the ID token; current time (x) is after expiration time (y)"),
      "clock of this device",
    ],
    [
      "came back without a sign-in",
      Object.assign(new Error("User denied"), { error: "access_denied" }),
      "not completed",
    ],
    ["waited too long", Object.assign(new Error("Timeout"), { error: "timeout" }), "Check your connection"],
  ])("says of a browser that %s what is wrong, and lets its person try again", async (_which, failure, words) => {
    signIn.mockRejectedValueOnce(failure);
    await start();
    press();
    await jest.advanceTimersByTimeAsync(0);
    await import("../../../../web/features/landing/signInProblem.js");
    await settle();
    const first = told();
    press();
    await settle();

    expect(first).toContain(words);
    expect(first).not.toContain(failure.message);
    expect([told(), signIn.mock.calls.length]).toEqual(["", 2]);
  });

  it.each([
    ["missing", undefined],
    ["null", () => null],
  ])("is painted light, and starts, where matchMedia is %s", async (_how, given) => {
    matchMedia = given;
    paint();
    await start();

    expect(page.document.documentElement.dataset).toMatchObject({ theme: "light", start: "landing" });
  });

  it("says so where its script does not arrive", () => {
    paint();
    const event = new Event("error");
    Object.defineProperty(event, "target", { value: { type: "module" } });
    fake.window.dispatchEvent(event);

    expect([page.document.documentElement.dataset["start"], page.document.querySelector(".boot")?.textContent]).toEqual(
      ["app", expect.stringContaining("could not be loaded")],
    );
  });

  it("gives way to the outermost error screen, in plain text and with a way on", () => {
    const failure = new RangeError("Incorrect locale information provided");

    showFailure(failure);

    const text = page.document.body.textContent;
    expect(text).toContain("Unexpected Application Error!");
    expect(text).not.toContain(failure.message);
    expect(page.document.querySelectorAll("main h1, main [role=alert], main button")).toHaveLength(3);
  });
});
