import { FactLine } from "../../components/FactLine.js";
import { useT } from "../../lib/useT.js";
import { offerMessages } from "../../plan/offer/offerMessages.js";
import { useOfferTexts } from "../../plan/offer/useOfferTexts.js";
import type { Sheet } from "./sheet.js";

/** The offer that counts, with its terms, among the facts of a hunt; nothing where none does. */
export function OfferFact({ sheet }: { readonly sheet: Sheet }) {
  const t = useT();
  const texts = useOfferTexts();
  const { offer } = sheet;
  if (offer === null) return null;
  return (
    <div>
      <dt>{t(offerMessages.title)}</dt>
      <dd>
        <FactLine facts={[texts.title(offer), ...texts.facts(offer)]} />
      </dd>
    </div>
  );
}
