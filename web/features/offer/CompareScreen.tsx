import { ListFilter, Printer } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { Button } from "../../components/controls/Button.js";
import { Icon } from "../../components/Icon.js";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { Screen } from "../../components/Screen.js";
import { comparePath } from "../../lib/paths.js";
import { useT } from "../../lib/useT.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { BeforeDeciding } from "./BeforeDeciding.js";
import { useOffersComparedQuery } from "./compare.generated.js";
import { compareMessages as messages } from "./compareMessages.js";
import { CompareTable } from "./CompareTable.js";
import { CompareWith } from "./CompareWith.js";
import { rowsOf, type ComparedHunt } from "./comparison.js";
import "./compare.css";

interface CompareScreenProps {
  /** The ids of the hunts in the address, one to three; that of the hunt whose sheet it belongs to first. */
  readonly ids: readonly string[];
  /** Shown where there is no such hunt. */
  readonly placeholder: ReactNode;
}

/** The offers of hunts side by side, what to ask before one decides, and a way to take another in. */
export function CompareScreen({ ids, placeholder }: CompareScreenProps) {
  const t = useT();
  const [first = "", second = first, third = first] = ids;
  const { data, previousData, error, loading, refetch } = useOffersComparedQuery({
    variables: { first, second, third, hasSecond: ids.length > 1, hasThird: ids.length > 2 },
    fetchPolicy: "cache-and-network",
  });
  // While a further hunt is loaded the others stay, with what the user chose.
  const shown = data ?? (error === undefined ? previousData : undefined);
  if (shown?.first === null) return placeholder;
  if (shown === undefined) {
    // A second failure is shown by the query itself.
    const tryAgain = (): void => void refetch().catch(() => undefined);
    return error === undefined ? (
      <ListSkeleton rows={8} />
    ) : (
      <InlineError what={t(messages.offer)} error={error} isBusy={loading} onTryAgain={tryAgain} />
    );
  }
  return <Comparison hunts={[shown.first, shown.second, shown.third].filter((hunt) => hunt != null)} />;
}

function Comparison({ hunts }: { readonly hunts: readonly ComparedHunt[] }) {
  const t = useT();
  const intl = useIntl();
  const days = useDayTexts();
  const navigate = useNavigate();
  const [isHiding, setHiding] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  // One alone differs from nothing.
  const hidesSame = isHiding && hunts.length > 1;
  const all = rowsOf(hunts, { intl, t, days });
  const rows = hidesSame ? all.filter(({ isSame }) => !isSame) : all;
  const show = (ids: readonly string[]): void => {
    const [first = "", ...others] = ids;
    void navigate(comparePath(first, others), { replace: true });
    // The button that was pressed goes.
    table.current?.focus();
  };
  const ids = hunts.map(({ id }) => id);
  const title = t(messages.title, { count: hunts.filter(({ offer }) => offer !== null).length });
  return (
    <Screen
      welcome={title}
      description={undefined}
      isDescriptionOpen={false}
      onDescriptionToggle={() => undefined}
      hasBar
      actions={
        <>
          <Button
            icon={<Icon of={ListFilter} />}
            aria-pressed={hidesSame}
            disabled={hunts.length < 2}
            onClick={() => setHiding(!hidesSame)}
          >
            {t(messages.onlyDifferences)}
          </Button>
          <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
            {t(messages.print)}
          </Button>
        </>
      }
    >
      <div className="compare">
        <div>
          <CompareTable
            ref={table}
            hunts={hunts}
            rows={rows}
            hidden={all.length - rows.length}
            onRemove={(id) => show(ids.filter((one) => one !== id))}
          />
          <CompareWith key={ids.join()} ids={ids} onAdd={(id) => show([...ids, id])} />
        </div>
        <BeforeDeciding hunts={hunts} />
      </div>
      {createPortal(
        <article className="compare-print">
          <h1>{title}</h1>
          <CompareTable hunts={hunts} rows={rows} hidden={all.length - rows.length} />
        </article>,
        document.body,
      )}
    </Screen>
  );
}
