import { useRecordEditor, type RecordEditorProps } from "../../components/useRecordEditor.js";
import { reloadCounts } from "../../lib/cache.js";
import {
  useCompanyCreateMutation,
  useCompanyTypesQuery,
  useCompanyUpdateMutation,
} from "../../operations.generated.js";
import { CompanyForm } from "./CompanyForm.js";
import { companyValues, emptyCompany } from "./companyValues.js";
import type { CompanyCardData } from "./useCompanies.js";

interface CompanyEditorProps extends RecordEditorProps<CompanyCardData> {
  readonly formId: string;
  readonly onBack: () => void;
}

const reload = { refetchQueries: ["CompanyList", "CompanyStatistics", "CompanyTypes"], awaitRefetchQueries: true };

/** Makes or changes a company, and reloads the list after (spec 4). */
export function CompanyEditor({ formId, onBack, ...props }: CompanyEditorProps) {
  const { data: types } = useCompanyTypesQuery();
  const [create] = useCompanyCreateMutation(reload);
  const [update] = useCompanyUpdateMutation(reload);
  const editor = useRecordEditor(props, {
    empty: emptyCompany,
    textsOf: companyValues,
    create: async (input) => {
      const { data } = await create({ variables: { input }, update: reloadCounts });
      return data?.createCompany.company;
    },
    update: async (input) => (await update({ variables: { input } })).data?.updateCompany.company,
  });
  return (
    <CompanyForm
      formId={formId}
      editor={editor}
      typeNames={types?.companyTypes.map((type) => type.name) ?? []}
      onBack={onBack}
    />
  );
}
