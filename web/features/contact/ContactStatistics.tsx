import { componentMessages } from "../../components/messages.js";
import { listMessages } from "../../components/listMessages.js";
import { RecordStatistics, TypeRows } from "../../components/RecordStatistics.js";
import { useContactStatisticsQuery } from "./contact.generated.js";
import { contactMessages as messages } from "./messages.js";

interface ContactStatisticsProps {
  /** A contact, and so its note id, is selected; the heading shows this (spec 2). */
  readonly hasSelection: boolean;
}

/** Shows how many contacts there are of each role. */
export function ContactStatistics({ hasSelection }: ContactStatisticsProps) {
  const query = useContactStatisticsQuery();
  return (
    <RecordStatistics
      query={query}
      title={hasSelection ? componentMessages.statistics : listMessages.groupStatistics}
      total={messages.total}
    >
      <TypeRows kind="CONTACT" counts={query.data?.statistics.byType} none={messages.noRole} />
    </RecordStatistics>
  );
}
