// @ts-check

/**
 * Finds what was given as the name of a project of the tests and is none. Jest takes every word behind `--selectProjects`
 * for one and passes over those it does not know, so that a pattern there would silently run everything.
 *
 * @param {readonly string[]} words the words of the command
 * @param {readonly string[]} projects
 * @returns {string | null} what to say, null when all is well
 */
export function findUnknownProject(words, projects) {
  let isName = false;
  for (const word of words) {
    const [option = "", value] = word.startsWith("-") ? word.split("=", 2) : ["", word];
    if (option !== "") isName = /^--(select|ignore)-?projects$/i.test(option);
    if (!isName || value === undefined || projects.includes(value)) continue;
    return `${value} is no project of the tests; those are ${projects.join(", ")}. A pattern stands behind two dashes: npm run jest -- --selectProjects gateway -- ${value}`;
  }
  return null;
}
