// @ts-check

import { readCommand } from "../support/command-words.mjs";

/**
 * Returns a message about a word given as the name of a test project that is none. Jest takes every word after
 * `--selectProjects` for one and ignores unknown ones, so a pattern there would silently run everything.
 *
 * @param {readonly string[]} words the words of the command
 * @param {readonly string[]} projects
 * @returns {string | null} the message, null when every name is known
 */
export function findUnknownProject(words, projects) {
  const unknown = readCommand(words).find(({ kind, word }) => kind === "project" && !projects.includes(word));
  if (unknown === undefined) return null;
  return `${unknown.word} is no project of the tests; those are ${projects.join(", ")}. A pattern stands behind two dashes: npm run jest -- --selectProjects gateway -- ${unknown.word}`;
}
