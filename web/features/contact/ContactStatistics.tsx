import { componentMessages } from "../../components/messages.js";
import { RailSection } from "../../components/Rail.js";
import { StatisticRows } from "../../components/Statistics.js";
import { useTypeNames } from "../../components/useTypeNames.js";
import { useT } from "../../lib/useT.js";
import { useContactStatisticsQuery } from "../../operations.generated.js";
import { contactMessages as messages } from "./messages.js";

interface ContactStatisticsProps {
  /** A contact, and so its note id, is selected: the heading says so (spec 2). */
  readonly hasSelection: boolean;
}

/** Shows how many contacts there are of each role. */
export function ContactStatistics({ hasSelection }: ContactStatisticsProps) {
  const t = useT();
  const roles = useTypeNames("CONTACT");
  const { data, error } = useContactStatisticsQuery();
  const { total = 0, byRole = [], withNotes = 0 } = data?.contactStatistics ?? {};
  return (
    <RailSection title={t(hasSelection ? componentMessages.statistics : componentMessages.groupStatistics)}>
      {error && !data ? (
        <p className="quiet">{t(componentMessages.notAvailable)}</p>
      ) : (
        <>
          <StatisticRows
            rows={byRole.map(({ name, count }) => ({
              label: name === null ? t(messages.noRole) : roles.shown(name),
              value: count,
            }))}
          />
          <StatisticRows
            rows={[
              { label: t(messages.total), value: total },
              { label: t(componentMessages.withNotes), value: withNotes },
            ]}
          />
        </>
      )}
    </RailSection>
  );
}
