// @ts-check

/**
 * A word of Jest's command: an option, with the value behind its `=`; the name of a project, for which Jest takes
 * every word after `--selectProjects` up to the next option; or a pattern.
 *
 * @typedef {{ readonly kind: "option" | "project" | "pattern", readonly word: string, readonly value: string | undefined }} CommandWord
 */

/**
 * Returns the words of Jest's command with their meaning to Jest.
 *
 * @param {readonly string[]} words
 * @returns {CommandWord[]}
 */
export function readCommand(words) {
  let isProject = false;
  return words.flatMap((word) => {
    if (!word.startsWith("-")) return [{ kind: isProject ? "project" : "pattern", word, value: undefined }];
    const [option = "", value] = word.split("=", 2);
    isProject = /^--(select|ignore)-?projects$/i.test(option);
    /** @type {CommandWord} */
    const read = { kind: "option", word: option, value };
    return isProject && value !== undefined ? [read, { kind: "project", word: value, value: undefined }] : [read];
  });
}
