import { Suspense, useRef, useState } from "react";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { CompanyRoleQuestion, type AskedCompany } from "./CompanyRoleQuestion.js";
import type { LinkFieldState } from "./LinkBox.js";
import { LinkPanel } from "./LinkPanel.js";
import { LinkSheet } from "./LinkSheet.js";
import type { LinkTarget, UploadedDocument } from "./linkTarget.js";
import { LinkTextField } from "./LinkTextField.js";
import { useLinkChoice } from "./useLinkChoice.js";
import { linkMessages as messages } from "./linkMessages.js";
import { useT } from "../../lib/useT.js";
import { ACCEPTED_FILES } from "../../components/file/documentFile.js";
import "./link.css";
import { optionalComponent } from "../../lib/lazyComponent.js";

// Asked while a file is on its way; where it cannot be loaded, the document has no type until it is edited.
const DocumentTypeQuestion = optionalComponent(
  async () => (await import("./DocumentTypeQuestion.js")).DocumentTypeQuestion,
);

interface LinkFieldProps extends LinkFieldState {
  readonly target: LinkTarget;
}

/** Finds a record by typing, and links it: a field with a list below; on a phone both cover the screen. */
export function LinkField({ target, isOpen, label, onClose }: LinkFieldProps) {
  const t = useT();
  const picker = useRef<HTMLInputElement>(null);
  const [uploaded, setUploaded] = useState<UploadedDocument>();
  const [company, setCompany] = useState<AskedCompany>();
  const asking: LinkTarget = {
    ...target,
    link: (record) => setCompany({ name: record.name, run: (role) => target.link(record, role) }),
    create: (name) => setCompany({ name, run: (role) => target.create(name, role) }),
  };
  return (
    <>
      {isOpen && (
        <OpenField
          target={target.asksRole === true ? asking : target}
          label={label}
          onClose={onClose}
          onUpload={() => picker.current?.click()}
        />
      )}
      {target.upload && (
        <input
          ref={picker}
          type="file"
          hidden
          accept={ACCEPTED_FILES}
          aria-label={t(messages.upload)}
          onChange={({ currentTarget }) => {
            const [file] = Array.from(currentTarget.files ?? []);
            currentTarget.value = "";
            if (file) setUploaded(target.upload?.(file));
          }}
        />
      )}
      {uploaded && (
        <Suspense>
          <DocumentTypeQuestion key={uploaded.id} document={uploaded} onClose={() => setUploaded(undefined)} />
        </Suspense>
      )}
      {company && <CompanyRoleQuestion company={company} onClose={() => setCompany(undefined)} />}
    </>
  );
}

interface OpenFieldProps {
  readonly target: LinkTarget;
  readonly label: string;
  readonly onClose: () => void;
  readonly onUpload: () => void;
}

function OpenField({ target, label, onClose, onUpload }: OpenFieldProps) {
  const isPhone = useMediaQuery(screens.phone);
  const frame = useRef<HTMLSpanElement>(null);
  const choice = useLinkChoice({ target, onClose, onUpload });
  const field = <LinkTextField choice={choice} label={label} kind={target.kind} />;
  if (isPhone) {
    return (
      <LinkSheet label={label} field={field} onClose={onClose}>
        <LinkPanel choice={choice} kind={target.kind} />
      </LinkSheet>
    );
  }
  return (
    <span
      ref={frame}
      className="tie-field"
      onBlur={({ relatedTarget, currentTarget }) => {
        // Not when the whole window loses the focus.
        if (!currentTarget.contains(relatedTarget) && document.hasFocus()) onClose();
      }}
    >
      {field}
      <LinkPanel choice={choice} kind={target.kind} anchor={frame} />
    </span>
  );
}
