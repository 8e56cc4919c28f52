import { useId, useState } from "react";
import { Button } from "../../components/controls/Button.js";
import { Select } from "../../components/controls/Select.js";
import { COMPARED_MAX } from "../../lib/paths.js";
import { joinFacts } from "../../lib/joinFacts.js";
import { useT } from "../../lib/useT.js";
import { offerMessages } from "../../plan/offer/offerMessages.js";
import { useOffersToCompareQuery } from "./compare.generated.js";
import { compareMessages as messages } from "./compareMessages.js";

interface CompareWithProps {
  /** The hunts that are compared. */
  readonly ids: readonly string[];
  readonly onAdd: (id: string) => void;
}

/** The list of further hunts with an offer that counts; nothing where three are compared. */
export function CompareWith({ ids, onAdd }: CompareWithProps) {
  const t = useT();
  const id = useId();
  const [chosen, setChosen] = useState("");
  const { data } = useOffersToCompareQuery({ fetchPolicy: "cache-and-network" });
  if (ids.length > COMPARED_MAX || data === undefined) return null;
  const others = data.offered.nodes.filter((hunt) => hunt.offer !== null && !ids.includes(hunt.id));
  const isWhole = data.offered.totalCount <= data.offered.nodes.length;
  if (others.length === 0 && !isWhole) return null;
  if (others.length === 0) return ids.length > 1 ? null : <p className="compare-with quiet">{t(messages.nothing)}</p>;
  const options = others.map((hunt) => ({
    value: hunt.id,
    label: joinFacts([hunt.name, hunt.employer?.name], ", "),
  }));
  return (
    <p className="compare-with">
      <label htmlFor={id}>{t(messages.add)}</label>
      <Select
        id={id}
        value={chosen}
        options={[{ value: "", label: t(messages.choose) }, ...options]}
        onChange={setChosen}
      />
      <Button disabled={chosen === ""} onClick={() => onAdd(chosen)}>
        {t(offerMessages.compare)}
      </Button>
    </p>
  );
}
