import { Link2 } from "lucide-react";
import { useIntl } from "react-intl";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { ExpandableRow } from "../../components/ExpandableRow.js";
import { Icon } from "../../components/Icon.js";
import { NoteCount } from "../../components/NoteCount.js";
import { TypeChip } from "../../components/TypeChip.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import { DocumentBody } from "./DocumentBody.js";
import { extensionOf, fileSize } from "./documentFile.js";
import { canPreview } from "./documentValues.js";
import { documentMessages as messages } from "./messages.js";
import type { DocumentCardData } from "./useDocuments.js";
import "./document.css";

interface DocumentCardProps {
  readonly document: DocumentCardData;
  readonly isOpen: boolean;
  /** Delete was pressed once and waits for the answer. */
  readonly isPendingDelete: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onAddNote: () => void;
  readonly onDelete: () => void;
  readonly onDeleteConfirmed: () => void;
  readonly onDeleteCancelled: () => void;
}

/** One document: name and type, and when open where it is and what can be done with it. */
export function DocumentCard(props: DocumentCardProps) {
  const t = useT();
  const { locale } = useIntl();
  const { document } = props;
  const { file, source, type } = document;
  const host = canPreview(source) ? new URL(source).host : undefined;
  const meta = file ? fileSize(file.size, locale) : host;
  return (
    <ExpandableRow
      id={document.id}
      name={document.name}
      hue="brand"
      glyph={<DocumentGlyph document={document} />}
      chip={type && <TypeChip>{type}</TypeChip>}
      meta={props.isOpen ? undefined : meta}
      noteCount={<NoteCount count={document.noteCount} />}
      isOpen={props.isOpen}
      onToggle={props.onToggle}
    >
      <DocumentBody
        document={document}
        onEdit={props.onEdit}
        onAddNote={props.onAddNote}
        onDelete={props.onDelete}
        question={
          props.isPendingDelete && (
            <ConfirmDelete
              consequence={t(messages.deleteConsequence, { name: truncate(document.name, nameCuts.entity.open) })}
              onYes={props.onDeleteConfirmed}
              onNo={props.onDeleteCancelled}
            />
          )
        }
      />
    </ExpandableRow>
  );
}

function DocumentGlyph({ document: { file, source } }: { document: DocumentCardData }) {
  const extension = extensionOf(file?.name ?? source ?? "");
  return file !== null && extension !== "" ? (
    <span className="document-extension">{extension}</span>
  ) : (
    <Icon of={Link2} size={18} />
  );
}
