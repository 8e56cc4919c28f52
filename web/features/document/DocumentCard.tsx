import { Link2 } from "lucide-react";
import { useIntl } from "react-intl";
import type { RecordCardProps } from "../../components/defineRecordList.js";
import { ExpandableRow } from "../../components/ExpandableRow.js";
import { Icon } from "../../components/Icon.js";
import { NoteCount } from "../../components/NoteCount.js";
import { TypeChip } from "../../components/TypeChip.js";
import { useTypeNames } from "../../components/useTypeNames.js";
import { DocumentBody } from "./DocumentBody.js";
import { canPreview, extensionOfFile, fileSize } from "../../components/file/documentFile.js";
import type { DocumentCardData } from "./documentValues.js";
import "./document.css";

/** The card of a document: name and type, and when open its source and actions. */
export function DocumentCard({ record: document, row, onEdit, onAddNote }: RecordCardProps<DocumentCardData>) {
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

function DocumentGlyph({ document: { file } }: { document: DocumentCardData }) {
  const extension = file === null ? "" : extensionOfFile(file);
  return extension !== "" ? <span className="document-extension">{extension}</span> : <Icon of={Link2} size={18} />;
}
