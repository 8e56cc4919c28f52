import { componentMessages } from "../../components/messages.js";
import { RailSection } from "../../components/Rail.js";
import { StatisticRows } from "../../components/Statistics.js";
import { useTypeNames } from "../../components/useTypeNames.js";
import { useT } from "../../lib/useT.js";
import { useDocumentStatisticsQuery } from "../../operations.generated.js";
import { documentMessages as messages } from "./messages.js";

/** Shows how many documents there are of each type, and how many have notes. */
export function DocumentStatistics() {
  const t = useT();
  const types = useTypeNames("DOCUMENT");
  const { data, error } = useDocumentStatisticsQuery();
  const { total = 0, byType = [], withNotes = 0 } = data?.documentStatistics ?? {};
  return (
    <RailSection title={t(componentMessages.statistics)}>
      {error && !data ? (
        <p className="quiet">{t(componentMessages.notAvailable)}</p>
      ) : (
        <>
          <StatisticRows
            rows={byType.map(({ name, count }) => ({
              label: name === null ? t(messages.withoutType) : types.shown(name),
              value: count,
            }))}
          />
          <StatisticRows
            rows={[
              { label: t(messages.inAll), value: total },
              { label: t(componentMessages.withNotes), value: withNotes },
            ]}
          />
        </>
      )}
    </RailSection>
  );
}
