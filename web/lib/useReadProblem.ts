import { useCallback } from "react";
import { useIntl } from "react-intl";
import { defaultLocale } from "../locales/locales.js";
import { problemMessages, ruleMessages } from "./problemMessages.js";
import { readProblem, type FieldProblem, type Problem } from "./readProblem.js";
import { useT, type Translate } from "./useT.js";

/**
 * Returns `readProblem` in the user's language: by the code of the failure and the rules that fields broke. The
 * server's messages are in the source language and more precise; they stay where there is no translation.
 */
export function useReadProblem(): (error: unknown) => Problem {
  const t = useT();
  const { locale } = useIntl();
  return useCallback(
    (error) => {
      const problem = readProblem(error);
      return locale.startsWith(defaultLocale) ? problem : translated(problem, t);
    },
    [t, locale],
  );
}

function translated(problem: Problem, t: Translate): Problem {
  const words = problemMessages[problem.code];
  if (problem.message === undefined || words === undefined) return problem;
  return { ...problem, message: t(words), fields: problem.fields.map((fault) => translatedFault(fault, t)) };
}

function translatedFault(fault: FieldProblem, t: Translate): FieldProblem {
  const words = ruleMessages[fault.rule ?? ""];
  return words === undefined ? fault : { ...fault, message: t(words, { field: fault.field }) };
}
