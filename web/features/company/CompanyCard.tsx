import { Building2, Handshake } from "lucide-react";
import { Suspense } from "react";
import type { RecordCardProps } from "../../components/defineRecordList.js";
import { ExpandableRow } from "../../components/ExpandableRow.js";
import { Icon } from "../../components/Icon.js";
import { NoteCount } from "../../components/NoteCount.js";
import { RecordFoot } from "../../components/RecordFoot.js";
import { TextFacts } from "../../components/TextFacts.js";
import { TypeChip } from "../../components/TypeChip.js";
import { useTypeNames } from "../../components/useTypeNames.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { joinFacts } from "../../lib/joinFacts.js";
import { useT } from "../../lib/useT.js";
import { companyGroup, companyHue } from "./companyTypes.js";
import type { CompanyCardData } from "./companyValues.js";
import { companyTextFields } from "./fieldMessages.js";
import { companyMessages as messages } from "./messages.js";
import { StartHuntButton } from "./StartHuntButton.js";

const details = lazyComponent(async () => (await import("./CompanyDetails.js")).CompanyDetails);

/** The card of a company: name and type, and when open its description and actions. */
export function CompanyCard({ record: company, row, onEdit, onAddNote }: RecordCardProps<CompanyCardData>) {
  const types = useTypeNames("COMPANY");
  const t = useT();
  return (
    <ExpandableRow
      id={company.id}
      name={company.name}
      hue={companyHue(company.type) ?? "brand"}
      glyph={<Icon of={companyGroup(company.type) === "agency" ? Handshake : Building2} size={18} />}
      chip={company.type && <TypeChip hue={companyHue(company.type)}>{types.shown(company.type)}</TypeChip>}
      meta={joinFacts([row.isOpen ? "" : huntsText(), company.address]) || undefined}
      noteCount={<NoteCount count={company.noteCount} />}
      isOpen={row.isOpen}
      onToggle={row.onToggle}
    >
      {company.description ? (
        <p className="row-lead" dir="auto">
          {withLineEnds(company.description)}
        </p>
      ) : (
        <p className="quiet">{t(messages.noDescription)}</p>
      )}
      <TextFacts fields={companyTextFields} record={company} />
      <Suspense fallback={<div className="company-details" aria-busy />}>
        <details.Component company={company} />
      </Suspense>
      <RecordFoot
        row={row}
        consequence={t(messages.deleteConsequence, { name: truncate(company.name, nameCuts.entity.open) })}
        onEdit={onEdit}
        onAddNote={onAddNote}
      >
        <StartHuntButton company={company} />
      </RecordFoot>
    </ExpandableRow>
  );

  function huntsText(): string {
    const { totalCount: count, nodes } = company.hunts;
    const [only] = nodes;
    if (only === undefined) return "";
    return t(messages.huntsInRow, { count, phase: only.status === "ACTIVE" ? only.currentPhase : only.status });
  }
}
