import { useEffect, useId, useRef, type KeyboardEvent } from "react";
import { Button } from "../../components/controls/Button.js";
import { onKeys } from "../../lib/keys.js";
import { useT } from "../../lib/useT.js";
import type { LinkRole } from "../../schema.generated.js";
import { linkMessages as messages } from "./linkMessages.js";

/** A company that is to be linked with a hunt. */
export interface AskedCompany {
  readonly name: string;
  /** Links it, in this role. */
  readonly run: (role: LinkRole) => void;
}

interface CompanyRoleQuestionProps {
  readonly company: AskedCompany;
  readonly onClose: () => void;
}

const ROLES = [
  ["EMPLOYER", messages.asEmployer],
  ["AGENCY", messages.asAgency],
] as const;

/** Asks what a company is for a hunt; Enter says the employer, and Escape links nothing. */
export function CompanyRoleQuestion({ company, onClose }: CompanyRoleQuestionProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  const close = (): void => {
    // The button before the question, with which the company was chosen.
    box.current?.parentElement?.querySelector<HTMLElement>(".tie-add")?.focus();
    onClose();
  };
  return (
    <div
      ref={box}
      className="upload-type"
      role="group"
      aria-labelledby={id}
      // No key of the question is a shortcut of the screen.
      onKeyDown={(event) => onKeys<KeyboardEvent>({ Escape: close }, { keepsAll: true })(event)}
    >
      <p id={id}>{t(messages.whatCompany, { name: company.name })}</p>
      <div>
        {ROLES.map(([role, name]) => (
          <Button
            key={role}
            size="small"
            shape="round"
            type={role === "EMPLOYER" ? "primary" : "default"}
            onClick={() => {
              close();
              company.run(role);
            }}
          >
            {t(name)}
          </Button>
        ))}
      </div>
    </div>
  );
}
