import { Button } from "../../components/controls/Button.js";
import { Columns3, Handshake, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { screenMessages } from "../../components/screenMessages.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { comparePath } from "../../lib/paths.js";
import { useGo } from "../../lib/useGo.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { JobHuntStatus } from "../../schema.generated.js";
import type { Offer_OfferFragment } from "./offer.generated.js";
import { offerMessages as messages } from "./offerMessages.js";
import { offersMessages } from "./offersMessages.js";
import { useOfferTexts } from "./useOfferTexts.js";
import "../link/ties.css";
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

/** The offers of a hunt, each changed by a press, and a way to record one; in a hunt that was terminated they are only shown. */
export function OffersOfHunt({ jobHunt, offers, hasTerms = false }: OffersOfHuntProps) {
  const t = useT();
  const go = useGo();
  const texts = useOfferTexts();
  const isOnline = useOnline();
  const [asked, setAsked] = useState<Offer_OfferFragment | "NEW" | null>(null);
  const isOpen = jobHunt.status !== "TERMINATED";
  const opens = {
    size: "small",
    "aria-haspopup": "dialog",
    disabled: !isOnline,
    title: isOnline ? undefined : t(screenMessages.offlineHint),
    onPointerEnter: dialog.preload,
    onFocus: dialog.preload,
  } as const;
  return (
    <>
      <ul className={hasTerms ? "ties offers" : "ties"} aria-label={t(offersMessages.heading)}>
        {offers.map((offer) => (
          <li key={offer.id}>
            {isOpen ? (
              <Button
                {...opens}
                className="tie"
                icon={<Icon of={Handshake} size={14} />}
                onClick={() => setAsked(offer)}
              >
                {texts.title(offer)}
              </Button>
            ) : (
              <span className="plain-chip">{texts.title(offer)}</span>
            )}
            {hasTerms && <OfferTerms offer={offer} facts={texts.facts(offer)} />}
          </li>
        ))}
        {isOpen && (
          <li>
            <Button
              {...opens}
              className="tie tie-add"
              aria-label={t(messages.addLabel)}
              icon={<Icon of={Plus} size={14} />}
              onClick={() => setAsked("NEW")}
            >
              {t(messages.add)}
            </Button>
          </li>
        )}
        {offers.length > 0 && (
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
        )}
      </ul>
      {asked !== null && (
        <Suspense fallback={null}>
          <dialog.Component
            jobHunt={jobHunt}
            offer={asked === "NEW" ? undefined : asked}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function OfferTerms({ offer, facts }: { readonly offer: Offer_OfferFragment; readonly facts: readonly string[] }) {
  return (
    <p className="offer-terms">
      {[...facts, offer.note].map((fact, place) => fact !== null && <bdi key={place}>{fact}</bdi>)}
    </p>
  );
}
