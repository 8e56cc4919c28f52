import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";

/** Selectors with which each row that is added or removed computes the styles of its whole list or screen again. */
const COSTLY = [/\*\s*[+~]\s*(\*|::)/, /\.screen-column[^,{]*:has\(/];

describe("the styles of the client", () => {
  it("have no selector with which a new row computes the styles of all others", () => {
    const files = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
    const found = files.flatMap((file) =>
      readFileSync(join("web", file), "utf8")
        .split("\n")
        .filter((line) => COSTLY.some((pattern) => pattern.test(line)))
        .map((line) => `${file}: ${line}`),
    );

    expect(files.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });

  it.each([".list > * + * {", ".list > * + ::before {", ".screen-column:has(.list) > .body {"])(
    "would be found with %s",
    (line) => {
      expect(COSTLY.some((pattern) => pattern.test(line))).toBe(true);
    },
  );
});
