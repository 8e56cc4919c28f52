import { useId, useState } from "react";
import { NAME_MAX } from "../../../schema/limits.js";
import { Button } from "../../components/controls/Button.js";
import { Input } from "../../components/controls/Input.js";
import { Dialog } from "../../components/Dialog.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import { formMessages } from "./formMessages.js";

interface EmployerDialogProps {
  /** Saves, with the employer or with an empty text. */
  readonly onSave: (employer: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the employer that an advert does not name; Enter saves, with a name or without. */
export function EmployerDialog({ onSave, onCancel }: EmployerDialogProps) {
  const t = useT();
  const id = useId();
  const [employer, setEmployer] = useState("");
  return (
    <Dialog
      title={t(formMessages.employer)}
      width={420}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t(componentMessages.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={id}>
            {t(employer.trim() === "" ? formMessages.saveWithout : componentMessages.save)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(employer.trim());
        }}
      >
        <Input
          aria-label={t(formMessages.employer)}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          maxLength={NAME_MAX}
          value={employer}
          onChange={(event) => setEmployer(event.target.value)}
        />
        <p id={`${id}-hint`} className="quiet employer-hint">
          {t(formMessages.employerHint)}
        </p>
      </form>
    </Dialog>
  );
}
