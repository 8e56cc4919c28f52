// @ts-check

import { readCommand } from "../support/command-words.mjs";

/**
 * Finds what was given as the name of a project of the tests and is none. Jest takes every word behind `--selectProjects`
 * for one and passes over those it does not know, so that a pattern there would silently run everything.
 *
 * @param {readonly string[]} words the words of the command
 * @param {readonly string[]} projects
 * @returns {string | null} what to say, null when all is well
 */
export function findUnknownProject(words, projects) {
  const unknown = readCommand(words).find(({ kind, word }) => kind === "project" && !projects.includes(word));
  if (unknown === undefined) return null;
  return `${unknown.word} is no project of the tests; those are ${projects.join(", ")}. A pattern stands behind two dashes: npm run jest -- --selectProjects gateway -- ${unknown.word}`;
}
