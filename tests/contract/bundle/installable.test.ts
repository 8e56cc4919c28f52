import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { CLIENT } from "../../support/client-budgets.js";

const MANIFEST = JSON.parse(readFileSync(join(CLIENT, "manifest.webmanifest"), "utf8")) as {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}; // the file of web/public

describe("the built client", () => {
  it("can be installed: its manifest has a start, a name, and icons of the sizes that browsers ask for", () => {
    expect(MANIFEST).toMatchObject({ name: "Job Hunt Tracker", start_url: "/", display: "standalone" });
    expect(MANIFEST.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    expect(MANIFEST.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  });

  it.each(MANIFEST.icons.map(({ src }) => src))("has the icon %s that its manifest names", (src) => {
    expect(existsSync(join(CLIENT, src))).toBe(true);
  });
});
