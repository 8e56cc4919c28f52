import { skipToken } from "@apollo/client/react";
import { useRemembered } from "../../lib/remembered.js";
import { furtherDown, RECORD_PAGE, useRecords, type Records } from "../../lib/useRecords.js";
import {
  useCompanyListQuery,
  useCompanySelectedQuery,
  type CompanyCard_CompanyFragment,
} from "../../operations.generated.js";

/** A company as the list knows it. */
export type CompanyCardData = CompanyCard_CompanyFragment;

const selection = ["selectedCompanyId"] as const;

/** Loads the companies page by page, by name, with the one that is selected. */
export function useCompanies(): Records<CompanyCardData> {
  const [selectedId] = useRemembered("selectedCompanyId");
  const query = useCompanyListQuery({ variables: { first: RECORD_PAGE } });
  const pages = query.data?.companies;
  const id = furtherDown(pages, selectedId);
  const { data } = useCompanySelectedQuery(id === undefined ? skipToken : { variables: { id } });
  return useRecords({ query, pages, selectedId, selection, alone: data?.company });
}
