import { RecordStatistics } from "../../components/RecordStatistics.js";
import { SplitBar } from "../../components/Statistics.js";
import { useT } from "../../lib/useT.js";
import { useCompanyStatisticsQuery } from "./company.generated.js";
import { companyGroup } from "./companyTypes.js";
import { companyMessages as messages } from "./messages.js";

/** Shows how many companies there are of each coloured type, and how many have notes. */
export function CompanyStatistics() {
  const t = useT();
  const query = useCompanyStatisticsQuery();
  const { total = 0, byType = [] } = query.data?.statistics ?? {};
  const countOf = (group: "employer" | "agency"): number =>
    byType.reduce((sum, { name, count }) => (companyGroup(name) === group ? sum + count : sum), 0);
  const employers = countOf("employer");
  const agencies = countOf("agency");
  const others = total - employers - agencies;
  return (
    <RecordStatistics query={query}>
      <SplitBar
        parts={[
          { hue: "employer", label: t(messages.employers), count: employers },
          { hue: "agency", label: t(messages.agencies), count: agencies },
          ...(others > 0 ? [{ hue: "inactive" as const, label: t(messages.others), count: others }] : []),
        ]}
      />
    </RecordStatistics>
  );
}
