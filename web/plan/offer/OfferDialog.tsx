import { useIntl } from "react-intl";
import { useDraft } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import { PartForm } from "../part/PartForm.js";
import { useRemovePart } from "../part/useRemovePart.js";
import { useToday } from "../step/useToday.js";
import {
  useHuntOffersQuery,
  useOfferDeleteMutation,
  type JobHuntOffers_JobHuntFragment,
  type Offer_OfferFragment,
} from "./offer.generated.js";
import { offerLabels, offerMessages as messages } from "./offerMessages.js";
import { OFFER_FIELDS, type OfferField } from "./offerValues.js";
import { payHint } from "./pay.js";
import { useOfferEditor } from "./useOfferEditor.js";
import { useOfferOptions } from "./useOfferOptions.js";

interface OfferDialogProps {
  readonly jobHunt: { readonly id: string; readonly name: string };
  /** Undefined for a new one. */
  readonly offer: Offer_OfferFragment | undefined;
  readonly onClose: () => void;
}

/** Records an offer, or changes one. */
export function OfferDialog(props: OfferDialogProps) {
  const { jobHunt, offer } = props;
  const { data, loading } = useHuntOffersQuery({ variables: { id: jobHunt.id } });
  const known = data?.jobHunt ?? undefined;
  // What a new one begins with is known then; a failure leaves it empty.
  if (loading && known === undefined) return null;
  const now = known === undefined ? offer : known.offers.nodes.find(({ id }) => id === offer?.id);
  return <OfferForm {...props} known={known} now={now} />;
}

interface OfferFormProps extends OfferDialogProps {
  readonly known: JobHuntOffers_JobHuntFragment | undefined;
  /** The offer as it is now; undefined for a new one, and for one that was deleted elsewhere. */
  readonly now: Offer_OfferFragment | undefined;
}

function OfferForm({ jobHunt, offer, known, now, onClose }: OfferFormProps) {
  const t = useT();
  const intl = useIntl();
  const today = useToday();
  const draft = useDraft(`offer.${offer?.id ?? `new.${jobHunt.id}`}`);
  const [send] = useOfferDeleteMutation();
  const remove = useRemovePart("OFFER", messages, async (id) => {
    const { data } = await send({ variables: { input: { id } } });
    return data?.deleteOffer.logEntryId;
  });
  return (
    <PartForm<Offer_OfferFragment, OfferField>
      title={t(messages.title)}
      of={jobHunt.name}
      fields={OFFER_FIELDS}
      // A new one is open.
      hidden={offer === undefined ? ["outcome"] : []}
      labels={offerLabels}
      options={useOfferOptions(jobHunt.id, offer?.document ?? null)}
      hintsOf={(values) => ({ payAmount: payHint(intl, t, values), documentId: t(messages.documentHint) })}
      before={messages.before}
      today={today}
      draft={draft}
      editor={useOfferEditor({ jobHuntId: jobHunt.id, known, offer: now, today, draft, onSaved: onClose })}
      remove={offer && ((onGone) => remove(offer.id, onGone))}
      onClose={onClose}
    />
  );
}
