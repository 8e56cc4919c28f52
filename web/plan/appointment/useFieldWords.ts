import { useCallback } from "react";
import { useIntl } from "react-intl";
import { ruleMessages } from "../../lib/problemMessages.js";
import type { FieldProblem } from "../../lib/readProblem.js";
import { useT } from "../../lib/useT.js";
import { defaultLocale } from "../../locales/locales.js";
import type { FieldName } from "./appointmentValues.js";
import { fieldLabels, formMessages as messages } from "./formMessages.js";

/**
 * Returns the writer of what the server finds wrong with a field: in the person's language where its rule has a
 * translation, else in the server's words.
 */
export function useFieldWords(): (name: FieldName, problem: FieldProblem) => string {
  const t = useT();
  const { locale } = useIntl();
  return useCallback(
    (name, { rule = "", message }) => {
      if (rule === "skipped") return t(messages.noSuchTime);
      const words = locale.startsWith(defaultLocale) ? undefined : ruleMessages[rule];
      return words === undefined ? message : t(words, { field: t(fieldLabels[name]) });
    },
    [t, locale],
  );
}
