import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";

// Written by the build that `npm test` begins with.
const START = "dist/start";

describe("the bundle that npm start runs", () => {
  it("finds what its modules read beside themselves, such as the scripts of threads", () => {
    const files = readdirSync(START, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
    const places = files.flatMap((name) => findPlaces(join(START, name), readFileSync(join(START, name), "utf8")));

    expect(places.length).toBeGreaterThan(5);
    expect(places.filter((place) => !existsSync(place))).toEqual([]);
  });

  it("is found to look in the wrong folder where one is planted", () => {
    const planted = `readFileSync(new URL("towns.tsv", new URL("../gateway/towns.js", import.meta.url).href))`;

    expect(findPlaces("dist/start/assets/towns.js", planted)).toEqual(["dist/start/gateway/towns.js"]);
  });
});

/** Returns the files whose folders the modules of a bundled file look into. */
function findPlaces(file: string, text: string): string[] {
  const places = text.matchAll(/new URL\("(\.\.?\/[^"]*)", import\.meta\.url\)/g);
  return [...places].map(([, place = ""]) => join(file, "..", place));
}
