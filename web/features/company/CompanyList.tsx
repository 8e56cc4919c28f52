import { useCallback } from "react";
import { EmptyState } from "../../components/EmptyState.js";
import { RecordList, type DrawRecord } from "../../components/RecordList.js";
import type { Records } from "../../lib/useRecords.js";
import { useT } from "../../lib/useT.js";
import { CompanyCard } from "./CompanyCard.js";
import { companyMessages as messages } from "./messages.js";
import type { CompanyCardData } from "./useCompanies.js";
import { useCompanyDelete } from "./useCompanyDelete.js";

interface CompanyListProps {
  readonly companies: Records<CompanyCardData>;
  readonly onEdit: () => void;
  readonly onAddNote: (company: CompanyCardData) => void;
  /** The form is likely to be wanted next. */
  readonly onEditSoon: () => void;
}

/** Shows the companies, or why there are none to show. */
export function CompanyList({ companies, onEdit, onAddNote, onEditSoon }: CompanyListProps) {
  const t = useT();
  const remove = useCompanyDelete();
  const draw = useCallback<DrawRecord<CompanyCardData>>(
    (company, row) => <CompanyCard company={company} row={row} onEdit={onEdit} onAddNote={() => onAddNote(company)} />,
    [onEdit, onAddNote],
  );
  return (
    <RecordList
      records={companies}
      label={t(messages.title)}
      countText={(count) => t(messages.count, { count })}
      empty={<EmptyState title={t(messages.emptyTitle)} text={t(messages.emptyText)} />}
      remove={remove}
      onEditSoon={onEditSoon}
    >
      {draw}
    </RecordList>
  );
}
