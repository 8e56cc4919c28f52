import { RecordStatistics, TypeRows } from "../../components/RecordStatistics.js";
import { useDocumentStatisticsQuery } from "./document.generated.js";
import { documentMessages as messages } from "./messages.js";

/** Shows how many documents there are of each type, and how many have notes. */
export function DocumentStatistics() {
  const query = useDocumentStatisticsQuery();
  return (
    <RecordStatistics query={query} total={messages.inAll}>
      <TypeRows kind="DOCUMENT" counts={query.data?.statistics.byType} none={messages.withoutType} />
    </RecordStatistics>
  );
}
