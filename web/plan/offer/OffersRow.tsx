import { useHuntOffersQuery } from "./offer.generated.js";
import { OffersOfHunt, type OfferedHunt } from "./OffersOfHunt.js";

interface OffersRowProps {
  readonly jobHunt: OfferedHunt;
  readonly hasTerms?: boolean;
}

/** The offers of a hunt, which it loads by itself; nothing until they are known. */
export function OffersRow({ jobHunt, hasTerms = false }: OffersRowProps) {
  const { data } = useHuntOffersQuery({ variables: { id: jobHunt.id } });
  const offers = data?.jobHunt?.offers.nodes;
  return offers && <OffersOfHunt jobHunt={jobHunt} offers={offers} hasTerms={hasTerms} />;
}
