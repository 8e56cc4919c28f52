import { Columns3, Handshake } from "lucide-react";
import { Button } from "../../components/controls/Button.js";
import { Icon } from "../../components/Icon.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { comparePath } from "../../lib/paths.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import type { JobHuntStatus } from "../../schema.generated.js";
import { PartChips } from "../part/PartChips.js";
import type { Offer_OfferFragment } from "./offer.generated.js";
import { offerMessages as messages } from "./offerMessages.js";
import { offersMessages } from "./offersMessages.js";
import { useOfferTexts } from "./useOfferTexts.js";
import "./offer.css";

const dialog = lazyComponent(async () => (await import("./OfferDialog.js")).OfferDialog);

/** A hunt whose offers are shown. */
export interface OfferedHunt {
  readonly id: string;
  readonly name: string;
  readonly status: JobHuntStatus;
}

interface OffersOfHuntProps {
  readonly jobHunt: OfferedHunt;
  /** The newest first. */
  readonly offers: readonly Offer_OfferFragment[];
  /** True: each stands on a line of its own, with its terms. */
  readonly hasTerms?: boolean;
}

/** The offers of a hunt; in one that was terminated they are only shown. */
export function OffersOfHunt({ jobHunt, offers, hasTerms = false }: OffersOfHuntProps) {
  const t = useT();
  const go = useGo();
  const texts = useOfferTexts();
  return (
    <PartChips
      label={t(offersMessages.heading)}
      className={hasTerms ? "offers" : undefined}
      parts={offers}
      chipOf={(offer) => ({
        icon: Handshake,
        text: texts.title(offer),
        beside: hasTerms && (
          <OfferTerms facts={[...texts.facts(offer), ...(offer.note === null ? [] : [offer.note])]} />
        ),
      })}
      isOpen={jobHunt.status !== "TERMINATED"}
      add={{ text: t(messages.add), label: t(messages.addLabel) }}
      form={(offer, onClose) => <dialog.Component jobHunt={jobHunt} offer={offer} onClose={onClose} />}
      preload={dialog.preload}
      afterAdd={
        offers.length > 0 && (
          <li>
            <Button
              size="small"
              className="tie"
              aria-label={t(messages.compareLabel)}
              icon={<Icon of={Columns3} size={14} />}
              onClick={() => go(comparePath(jobHunt.id))}
            >
              {t(messages.compare)}
            </Button>
          </li>
        )
      }
    />
  );
}

function OfferTerms({ facts }: { readonly facts: readonly string[] }) {
  return (
    <p className="offer-terms">
      {facts.map((fact, place) => (
        <bdi key={place}>{fact}</bdi>
      ))}
    </p>
  );
}
