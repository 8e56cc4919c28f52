import type { ReactNode } from "react";
import type { MessageDescriptor } from "react-intl";
import type { TypedKind } from "../lib/recordKinds.js";
import { useT } from "../lib/useT.js";
import { componentMessages } from "./messages.js";
import { listMessages } from "./listMessages.js";
import { RailSection } from "./Rail.js";
import { StatisticRows } from "./Statistics.js";
import { useTypeNames } from "./useTypeNames.js";

interface RecordStatisticsProps {
  /** The query of the statistics, as returned by its generated hook. */
  readonly query: {
    readonly data?: { readonly statistics: { readonly total: number; readonly withNotes: number } } | undefined;
    readonly error?: unknown;
  };
  readonly title?: MessageDescriptor;
  /** The label of the total; without it the total is not shown. */
  readonly total?: MessageDescriptor;
  /** The statistics specific to the kind. */
  readonly children: ReactNode;
}

/** Shows the statistics of a kind of record: the specific ones, then the total and how many have notes. */
export function RecordStatistics({ query, title, total, children }: RecordStatisticsProps) {
  const t = useT();
  const { data, error } = query;
  const figures = data?.statistics ?? { total: 0, withNotes: 0 };
  return (
    <RailSection title={t(title ?? componentMessages.statistics)}>
      {error && !data ? (
        <p className="quiet">{t(listMessages.notAvailable)}</p>
      ) : (
        <>
          {children}
          <StatisticRows
            rows={[
              ...(total ? [{ label: t(total), value: figures.total }] : []),
              { label: t(listMessages.withNotes), value: figures.withNotes },
            ]}
          />
        </>
      )}
    </RailSection>
  );
}

interface TypeRowsProps {
  readonly kind: TypedKind;
  readonly counts: readonly { readonly name: string | null; readonly count: number }[] | undefined;
  /** The label of the row for records without a type. */
  readonly none: MessageDescriptor;
}

/** Shows the number of records per type. */
export function TypeRows({ kind, counts = [], none }: TypeRowsProps) {
  const t = useT();
  const types = useTypeNames(kind);
  return (
    <StatisticRows
      rows={counts.map(({ name, count }) => ({ label: name === null ? t(none) : types.shown(name), value: count }))}
    />
  );
}
