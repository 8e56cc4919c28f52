import { Button } from "../../components/controls/Button.js";
import type { LucideIcon } from "lucide-react";
import { useRef, useState } from "react";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { ProfileRow } from "./ProfileRow.js";

interface FactorRowProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly facts: string;
  /** The only action of the row, and its consequence. */
  readonly action: string;
  readonly consequence: string;
  readonly isBusy: boolean;
  readonly onAction: () => Promise<boolean>;
  readonly onGone: () => void;
}

/** A row of the second factors, and the confirmation before its only action. */
export function FactorRow({ icon, name, facts, action, consequence, isBusy, onAction, onGone }: FactorRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    if (!(await onAction())) return;
    setAsking(false);
    onGone();
  };
  return (
    <ProfileRow
      icon={icon}
      name={name}
      facts={facts}
      action={
        <Button ref={button} aria-label={`${action}: ${name}`} aria-expanded={isAsking} onClick={() => setAsking(true)}>
          {action}
        </Button>
      }
      question={
        isAsking && (
          <ConfirmDelete
            consequence={consequence}
            isBusy={isBusy}
            onYes={() => void confirm()}
            onNo={() => {
              setAsking(false);
              button.current?.focus();
            }}
          />
        )
      }
    />
  );
}
