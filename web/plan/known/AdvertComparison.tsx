import { useMemo } from "react";
import { withLineEnds } from "../../lib/lineEnds.js";
import { useT } from "../../lib/useT.js";
import { compareAdverts } from "./compareAdverts.js";
import { knownMessages as messages } from "./knownMessages.js";

interface AdvertComparisonProps {
  readonly earlier: string;
  readonly advert: string;
}

/** An advert with what an earlier one had in its place. */
export function AdvertComparison({ earlier, advert }: AdvertComparisonProps) {
  const t = useT();
  const parts = useMemo(() => compareAdverts(withLineEnds(earlier), withLineEnds(advert)), [earlier, advert]);
  if (parts.every(({ added, removed }) => !added && !removed)) return <p>{t(messages.same)}</p>;
  return (
    <>
      <p className="quiet">{t(messages.legend)}</p>
      {/* A scrollable element must be reachable by keyboard. */}
      <div className="advert-comparison" role="region" aria-label={t(messages.compare)} tabIndex={0} dir="auto">
        {parts.map(({ value, added, removed }, place) => {
          if (removed) return <del key={place}>{value}</del>;
          return added ? <ins key={place}>{value}</ins> : <span key={place}>{value}</span>;
        })}
      </div>
    </>
  );
}
