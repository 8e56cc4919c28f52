import { Button } from "antd";
import { Building2, Handshake, NotebookPen, PencilLine, Trash2 } from "lucide-react";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { ExpandableRow } from "../../components/ExpandableRow.js";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { NoteCount } from "../../components/NoteCount.js";
import { TypeChip } from "../../components/TypeChip.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import { companyGroup, companyHue } from "./companyTypes.js";
import { companyMessages as messages } from "./messages.js";
import type { CompanyCardData } from "./useCompanies.js";

interface CompanyCardProps {
  readonly company: CompanyCardData;
  readonly isOpen: boolean;
  /** Delete was pressed once and waits for the answer. */
  readonly isPendingDelete: boolean;
  readonly isDeleting: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onAddNote: () => void;
  readonly onDelete: () => void;
  readonly onDeleteConfirmed: () => void;
  readonly onDeleteCancelled: () => void;
}

/** One company: name and type, and when open its description and what can be done with it. */
export function CompanyCard(props: CompanyCardProps) {
  const t = useT();
  const { company } = props;
  return (
    <ExpandableRow
      id={company.id}
      name={company.name}
      hue={companyHue(company.type) ?? "brand"}
      glyph={<Icon of={companyGroup(company.type) === "agency" ? Handshake : Building2} size={18} />}
      chip={company.type && <TypeChip hue={companyHue(company.type)}>{company.type}</TypeChip>}
      meta={company.address ?? undefined}
      noteCount={<NoteCount count={company.noteCount} />}
      isOpen={props.isOpen}
      onToggle={props.onToggle}
    >
      {company.description ? (
        <p className="row-lead" dir="auto">
          {company.description}
        </p>
      ) : (
        <p className="quiet">{t(messages.noDescription)}</p>
      )}
      {props.isPendingDelete ? (
        <ConfirmDelete
          consequence={t(messages.deleteConsequence, { name: truncate(company.name, nameCuts.entity.open) })}
          isBusy={props.isDeleting}
          onYes={props.onDeleteConfirmed}
          onNo={props.onDeleteCancelled}
        />
      ) : (
        <div className="row-actions">
          <Button icon={<Icon of={PencilLine} />} aria-keyshortcuts="e" onClick={props.onEdit}>
            {t(componentMessages.edit)}
          </Button>
          <Button icon={<Icon of={NotebookPen} />} aria-keyshortcuts="a" onClick={props.onAddNote}>
            {t(componentMessages.addNote)}
          </Button>
          <Button
            type="text"
            className="is-delete"
            icon={<Icon of={Trash2} />}
            aria-keyshortcuts="Delete"
            onClick={props.onDelete}
          >
            {t(componentMessages.delete)}
          </Button>
        </div>
      )}
    </ExpandableRow>
  );
}
