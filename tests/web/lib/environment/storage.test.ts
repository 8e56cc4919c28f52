import { afterEach, describe, expect, it } from "@jest/globals";
import { browserStorage, tabStorage } from "../../../../web/lib/environment/storage.js";
import { storageFault } from "../../../../web/lib/environment/storageFault.js";
import { readLocalState, writeLocalState } from "../../../../web/lib/localStorageState.js";
import { createTokenCache, readFreshToken, readStoredUser } from "../../../../web/lib/tokenCache.js";
import { fakePage, install } from "../../fake-page.js";

const full = (): never => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};
const blocked = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** A global name as a browser has it: a value, or a getter that throws. */
const STORAGES: readonly (readonly [how: string, descriptor: PropertyDescriptor, fault: string])[] = [
  ["whose name throws", { get: blocked }, "BLOCKED"],
  ["that is null", { value: null }, "BLOCKED"],
  ["that is missing", { value: undefined }, "BLOCKED"],
  ["that refuses everything", { value: { getItem: blocked, setItem: blocked, removeItem: blocked } }, "BLOCKED"],
  ["that is full", { value: { getItem: () => null, setItem: full, removeItem: () => undefined } }, "FULL"],
];

let remove: (() => void) | undefined;
afterEach(() => remove?.());

describe.each(STORAGES)("a storage %s", (_how, descriptor, fault) => {
  function open(): void {
    const page = fakePage();
    const restore = install({ localStorage: undefined, navigator: { onLine: true } });
    Object.defineProperty(globalThis, "localStorage", { ...descriptor, configurable: true });
    remove = () => {
      restore();
      page.remove();
    };
  }

  it("is empty, and says why it stores nothing", () => {
    open();
    const found = [browserStorage.read("theme"), browserStorage.write("theme", "dark"), browserStorage.read("theme")];
    browserStorage.remove("theme");
    browserStorage.clear();

    expect([found, storageFault()]).toEqual([[null, fault, null], fault]);
    expect(browserStorage.keys().includes("theme")).toBe(false);
  });

  it("keeps no state of the client, and throws at nobody", () => {
    open();
    writeLocalState("theme", "dark");

    expect(readLocalState("theme")).toBeUndefined();
    expect(readFreshToken({ refreshToken: "cookie" })).toBeUndefined();
    expect(readStoredUser({ clientId: "web" })).toBeUndefined();
  });

  it("lets no sign-in seem to have succeeded", () => {
    open();
    const user = { id_token: "", decodedToken: { claims: {}, user: {} } };
    const cache = createTokenCache("cookie");

    expect(() => cache.set("@@auth0spajs@@::web::@@user@@", user as never)).toThrow(fault.toLowerCase()); // of the library
  });
});

describe("a storage that stores", () => {
  it("gives back what it was given, by its keys, until it is cleared", () => {
    const page = fakePage();
    remove = page.remove;
    tabStorage.write("draft", "text");
    const seen = [tabStorage.read("draft"), tabStorage.keys(), storageFault()];
    tabStorage.clear();

    expect([seen, tabStorage.keys()]).toEqual([["text", ["draft"], undefined], []]);
  });
});
