import { useState } from "react";
import { EmptyState } from "../../components/EmptyState.js";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { LongList } from "../../components/LongList.js";
import { focusCard } from "../../lib/focusCard.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useT } from "../../lib/useT.js";
import { CompanyCard } from "./CompanyCard.js";
import { companyMessages as messages } from "./messages.js";
import type { Companies, CompanyCardData } from "./useCompanies.js";
import { useCompanyDelete } from "./useCompanyDelete.js";

interface CompanyListProps {
  readonly companies: Companies;
  readonly onEdit: () => void;
  readonly onAddNote: (company: CompanyCardData) => void;
  /** The form is likely to be wanted next. */
  readonly onEditSoon: () => void;
}

/** Shows the companies, or why there are none to show. */
export function CompanyList({ companies, onEdit, onAddNote, onEditSoon }: CompanyListProps) {
  const t = useT();
  const { list, selected } = companies;
  const [pendingId, setPendingId] = useState<string>();
  const [remove, isDeleting] = useCompanyDelete();
  useShortcut("Delete", () => setPendingId(selected?.id), selected !== undefined);
  if (!list) {
    if (!companies.error) return <ListSkeleton />;
    const { error, isLoading, tryAgain } = companies;
    return <InlineError what={t(messages.title)} error={error} isBusy={isLoading} onTryAgain={tryAgain} />;
  }
  const toggle = (company: CompanyCardData): void => {
    setPendingId(undefined);
    companies.select(company.id === selected?.id ? undefined : company);
    onEditSoon();
  };
  const confirmDelete = async (company: CompanyCardData): Promise<void> => {
    const at = list.indexOf(company);
    const neighbour = list[at + 1] ?? list[at - 1];
    if (!(await remove(company))) return;
    setPendingId(undefined);
    companies.select(undefined);
    focusCard(neighbour?.id);
  };
  return (
    <>
      <p className="unseen" role="status">
        {t(messages.count, { count: companies.total ?? list.length })}
      </p>
      {list.length === 0 && <EmptyState title={t(messages.emptyTitle)} text={t(messages.emptyText)} />}
      <LongList
        label={t(messages.title)}
        items={list}
        total={companies.total}
        openId={selected?.id}
        isBusy={companies.isLoading}
        onMore={companies.loadMore}
      >
        {(company) => (
          <CompanyCard
            key={company.id}
            company={company}
            isOpen={company.id === selected?.id}
            isPendingDelete={company.id === pendingId}
            isDeleting={isDeleting}
            onToggle={() => toggle(company)}
            onEdit={onEdit}
            onAddNote={() => onAddNote(company)}
            onDelete={() => setPendingId(company.id)}
            onDeleteConfirmed={() => void confirmDelete(company)}
            onDeleteCancelled={() => {
              setPendingId(undefined);
              focusCard(company.id);
            }}
          />
        )}
      </LongList>
    </>
  );
}
