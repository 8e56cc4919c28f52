import { Fragment } from "react";

/** Shows facts in one line, each with the direction of its own words; what separates them belongs to the line. */
export function FactLine({ facts }: { readonly facts: readonly string[] }) {
  return facts.map((fact, place) => (
    <Fragment key={place}>
      {place > 0 && " · "}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}
