import { Link2 } from "lucide-react";
import { useIntl } from "react-intl";
import { ExpandableRow } from "../../components/ExpandableRow.js";
import { Icon } from "../../components/Icon.js";
import { NoteCount } from "../../components/NoteCount.js";
import type { RecordRow } from "../../components/RecordList.js";
import { TypeChip } from "../../components/TypeChip.js";
import { useTypeNames } from "../../components/useTypeNames.js";
import { DocumentBody } from "./DocumentBody.js";
import { extensionOf, fileSize } from "./documentFile.js";
import { canPreview } from "./documentValues.js";
import type { DocumentCardData } from "./useDocuments.js";
import "./document.css";

interface DocumentCardProps {
  readonly document: DocumentCardData;
  readonly row: RecordRow;
  readonly onEdit: () => void;
  readonly onAddNote: () => void;
}

/** One document: name and type, and when open where it is and what can be done with it. */
export function DocumentCard({ document, row, onEdit, onAddNote }: DocumentCardProps) {
  const types = useTypeNames("DOCUMENT");
  const { locale } = useIntl();
  const { file, source, type } = document;
  const host = canPreview(source) ? new URL(source).host : undefined;
  const meta = file ? fileSize(file.size, locale) : host;
  return (
    <ExpandableRow
      id={document.id}
      name={document.name}
      hue="brand"
      glyph={<DocumentGlyph document={document} />}
      chip={type && <TypeChip>{types.shown(type)}</TypeChip>}
      meta={row.isOpen ? undefined : meta}
      noteCount={<NoteCount count={document.noteCount} />}
      isOpen={row.isOpen}
      onToggle={row.onToggle}
    >
      <DocumentBody document={document} row={row} onEdit={onEdit} onAddNote={onAddNote} />
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
