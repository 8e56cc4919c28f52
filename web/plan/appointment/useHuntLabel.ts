import { useT } from "../../lib/useT.js";
import { formMessages as messages } from "./formMessages.js";

/** Returns the name of a hunt with its employer, unless the name has it already. */
export function useHuntLabel(name: string, employerName: string | null): string {
  const t = useT();
  const employer = employerName?.trim() ?? "";
  const isNamed = employer === "" || name.toLowerCase().includes(employer.toLowerCase());
  return isNamed ? name : t(messages.of, { name, employer });
}
