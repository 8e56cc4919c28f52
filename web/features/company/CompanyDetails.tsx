import { Button } from "../../components/controls/Button.js";
import { useState } from "react";
import { PAGE_MAX } from "../../../schema/limits.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import { useOwnTimeZone } from "../../plan/step/useOwnTimeZone.js";
import { CompanyPeople } from "../../plan/link/CompanyPeople.js";
import { HuntsBox } from "../../plan/link/LinkedHunts.js";
import { jobHuntRecord } from "../../plan/link/ties.js";
import type { LinkedOwner } from "../../plan/link/useHuntsTarget.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { useCompanyDetailsQuery } from "./company.generated.js";
import { inCardOrder } from "./companyHunts.js";
import { CompanyHunt } from "./CompanyHunt.js";
import { companyGroup } from "./companyTypes.js";
import type { CompanyCardData } from "./companyValues.js";
import { EndedApplications } from "./EndedApplications.js";
import { companyMessages as messages } from "./messages.js";
import "./details.css";

/** The hunts and people of the first page, and how many more each press of Show more asks for. */
const PAGE = 20;

/** What an open card shows of a company besides its own facts: earlier applications, hunts and people. */
export function CompanyDetails({ company }: { readonly company: CompanyCardData }) {
  const t = useT();
  const days = useDayTexts();
  const timeZone = useOwnTimeZone();
  const [first, setFirst] = useState(PAGE);
  const query = useCompanyDetailsQuery({ variables: { id: company.id, first } });
  const found = (query.data ?? query.previousData)?.company;
  if (!found) {
    if (!query.error) return <div className="company-details" aria-busy />;
    return (
      <p className="quiet" role="alert">
        {t(messages.detailsFailed)}{" "}
        <button type="button" className="link-button" onClick={() => void query.refetch().catch(() => undefined)}>
          {t(componentMessages.tryAgain)}
        </button>
      </p>
    );
  }
  const { applications, jobHunts, contacts } = found;
  const hunts = inCardOrder(jobHunts.edges.map(({ node }) => node));
  const ties = jobHunts.edges.map(({ linkId, step, node }) => ({ linkId, step, record: jobHuntRecord(node) }));
  const total = Math.max(jobHunts.totalCount, contacts.totalCount);
  const owner: LinkedOwner = { kind: "COMPANY", id: company.id, name: company.name, role: roleOf(company) };
  return (
    <div className="company-details" aria-busy={query.loading}>
      <EndedApplications applications={applications} />
      <section>
        <h4>
          {t(messages.hunts)} <i>{jobHunts.totalCount}</i>
        </h4>
        {hunts.length > 0 && (
          <ul className="company-hunts">
            {hunts.map((hunt) => (
              <CompanyHunt key={hunt.id} hunt={hunt} days={days} timeZone={timeZone} />
            ))}
          </ul>
        )}
        <HuntsBox record={owner} ties={ties} />
      </section>
      <section>
        <h4>
          {t(messages.people)} <i>{contacts.totalCount}</i>
        </h4>
        <CompanyPeople company={company} contacts={contacts.nodes} />
      </section>
      {total > first && first < PAGE_MAX && (
        <Button size="small" loading={query.loading} onClick={() => setFirst(Math.min(first + PAGE * 2, PAGE_MAX))}>
          {t(componentMessages.showMore)}
        </Button>
      )}
    </div>
  );
}

function roleOf({ type }: CompanyCardData): NonNullable<LinkedOwner["role"]> {
  return companyGroup(type) === "agency" ? "AGENCY" : "EMPLOYER";
}
