// @ts-check

/**
 * Returns the pattern of the tests of a folder or a file of the sources. Those of the client are in the same folder
 * below tests/web. Those of the server are beside it, or are named after its folder, with dashes and mostly in plural:
 * gateway/jobhunt has tests/api/job-hunts.test.ts. A path below tests, or anything else, is a pattern already.
 *
 * @param {string} path
 */
export function patternOf(path) {
  const place = path.replace(/\.tsx?$|\/+$/, "");
  const [top, ...parts] = place.split("/");
  if (top === "web") return ["/tests/web", ...parts.map(dashed)].join("/");
  const [noun] = parts;
  if (top !== "gateway" || noun === undefined) return place;
  return `[/-]${[...noun.replace(/y$/, "")].join("-?")}${noun.endsWith("y") ? "(y|ies)" : "(s|es)?"}[-./]`;
}

/** @type {(name: string) => string} */
function dashed(name) {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}
