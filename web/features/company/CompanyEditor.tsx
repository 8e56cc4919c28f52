import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { componentMessages } from "../../components/messages.js";
import { reloadCounts } from "../../lib/cache.js";
import { readProblem } from "../../lib/readProblem.js";
import { notify } from "../../lib/notify.js";
import type { Draft } from "../../lib/useDraft.js";
import { useEdited } from "../../lib/useEdited.js";
import { useT } from "../../lib/useT.js";
import {
  useCompanyCreateMutation,
  useCompanyTypesQuery,
  useCompanyUpdateMutation,
} from "../../operations.generated.js";
import { CompanyForm } from "./CompanyForm.js";
import { emptyCompany, type CompanyValues } from "./companyValues.js";
import type { CompanyCardData } from "./useCompanies.js";

interface CompanyEditorProps {
  readonly formId: string;
  /** The company to change; a new one is made without. */
  readonly company: CompanyCardData | undefined;
  readonly draft: Draft;
  readonly onBack: () => void;
  readonly onSaved: (company: CompanyCardData) => void;
}

/** Makes or changes a company: saves what the form holds, and reloads the list after (spec 4). */
export function CompanyEditor({ formId, company, draft, onBack, onSaved }: CompanyEditorProps) {
  const t = useT();
  const edited = useEdited(company, companyValues);
  const { base } = edited;
  const [restored] = useState(draft.read);
  // One id for one form: a save that is repeated after a lost answer makes no second company.
  const [newId] = useState(uuidv7);
  const { data: types } = useCompanyTypesQuery();
  const options = { refetchQueries: ["CompanyList", "CompanyStatistics", "CompanyTypes"], awaitRefetchQueries: true };
  const [create, creation] = useCompanyCreateMutation(options);
  const [update, change] = useCompanyUpdateMutation(options);

  const save = async (values: CompanyValues): Promise<CompanyCardData | undefined> => {
    if (base === undefined) {
      const { data } = await create({ variables: { input: { id: newId, ...values } }, update: reloadCounts });
      return data?.createCompany.company;
    }
    const { data } = await update({ variables: { input: { id: base.id, version: edited.version, ...values } } });
    return data?.updateCompany.company;
  };
  const submit = async (values: CompanyValues): Promise<void> => {
    try {
      const saved = await save(values);
      draft.forget();
      notify(t(componentMessages.saved));
      if (saved) onSaved(saved);
    } catch (failure) {
      // The mutation keeps the failure; the form shows it and keeps what was typed, beside what is there now.
      if (readProblem(failure).code === "CONFLICT") await edited.reload();
    }
  };
  return (
    <CompanyForm
      formId={formId}
      edited={edited}
      initial={{ ...(base ? companyValues(base) : emptyCompany), ...restored }}
      isRestored={restored !== undefined}
      typeNames={types?.companyTypes.map((type) => type.name) ?? []}
      isBusy={creation.loading || change.loading}
      error={creation.error ?? change.error}
      onChange={draft.keep}
      onBack={onBack}
      onSubmit={(values) => void submit(values)}
    />
  );
}

function companyValues({ name, type, address }: CompanyCardData): CompanyValues {
  return { name, type: type ?? "", address: address ?? "" };
}
