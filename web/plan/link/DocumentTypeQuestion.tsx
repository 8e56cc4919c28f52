import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { Button } from "../../components/controls/Button.js";
import { typeNames } from "../../components/typeMessages.js";
import { useTypeNames } from "../../components/useTypeNames.js";
import { useT } from "../../lib/useT.js";
import { useLinkDocumentTypesQuery } from "./link.generated.js";
import { linkMessages as messages } from "./linkMessages.js";
import type { UploadedDocument } from "./linkTarget.js";
import { onKeys } from "../../lib/keys.js";

/** How many types are offered; the form of the document has all. */
const TYPES_MAX = 12;

interface DocumentTypeQuestionProps {
  readonly document: UploadedDocument;
  readonly onClose: () => void;
}

/** Asks for the type of a document whose file is being uploaded; a press on one is the answer, and Escape leaves it as it is. */
export function DocumentTypeQuestion({ document: uploaded, onClose }: DocumentTypeQuestionProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { shown } = useTypeNames("DOCUMENT");
  const { data } = useLinkDocumentTypesQuery();
  const [first] = useState(uploaded.type);
  const types = data?.types?.map(({ name }) => name) ?? Object.keys(typeNames.DOCUMENT);
  useEffect(() => {
    const buttons = box.current;
    (buttons?.querySelector<HTMLElement>("[aria-pressed=true]") ?? buttons?.querySelector("button"))?.focus();
  }, []);
  const close = (): void => {
    // The button before the question, with which the file was chosen.
    box.current?.parentElement?.querySelector<HTMLElement>(".tie-add")?.focus();
    onClose();
  };
  const answer = (type: string | null): void => {
    uploaded.choose(type);
    close();
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
      <p id={id}>{t(messages.whatType, { name: uploaded.name })}</p>
      <div>
        {types.slice(0, TYPES_MAX).map((type) => (
          <Button key={type} size="small" shape="round" aria-pressed={type === first} onClick={() => answer(type)}>
            <bdi>{shown(type)}</bdi>
          </Button>
        ))}
        <Button size="small" type="text" onClick={() => answer(null)}>
          {t(messages.noType)}
        </Button>
      </div>
    </div>
  );
}
