import { useIntl } from "react-intl";
import { useRecordEditor, type RecordEditor } from "../../components/useRecordEditor.js";
import type { Draft } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import type { UpdateOfferInput } from "../../schema.generated.js";
import { sentOf } from "../part/fieldTable.js";
import { useJobHuntToasts } from "../step/useJobHuntToasts.js";
import {
  useOfferCreateMutation,
  useOfferUpdateMutation,
  type JobHuntOffers_JobHuntFragment,
  type Offer_OfferFragment,
} from "./offer.generated.js";
import { offerMessages as messages } from "./offerMessages.js";
import { OFFER_FIELDS, valuesOf, type OfferField, type OfferValues } from "./offerValues.js";

interface OfferEditorArgs {
  readonly jobHuntId: string;
  /** The offers of the hunt and its days, which a first offer takes over; undefined while they are not known. */
  readonly known: JobHuntOffers_JobHuntFragment | undefined;
  /** Undefined for a new one, and for one that was deleted elsewhere. */
  readonly offer: Offer_OfferFragment | undefined;
  readonly today: string;
  readonly draft: Draft;
  readonly onSaved: () => void;
}

/** Returns the state of the form of an offer, see `useRecordEditor`. A saved one is shown in a toast with Undo. */
export function useOfferEditor(args: OfferEditorArgs): RecordEditor<Offer_OfferFragment, OfferField> {
  const { jobHuntId, known, offer, today, draft, onSaved } = args;
  const t = useT();
  const intl = useIntl();
  const { showChangeToast } = useJobHuntToasts();
  const [create] = useOfferCreateMutation();
  const [update] = useOfferUpdateMutation();
  const writeAmount = (amount: string): string =>
    intl.formatNumber(Number(amount), { useGrouping: false, maximumFractionDigits: 2 });
  const saved = (
    made: { readonly offer: Offer_OfferFragment; readonly logEntryId: string | null } | undefined,
    operation: "CREATED" | "UPDATED",
  ): Offer_OfferFragment | undefined => {
    if (made === undefined) return undefined;
    const change = { operation, kind: "OFFER", id: made.offer.id, isCached: true } as const;
    showChangeToast(change, t(messages.saved), made.logEntryId);
    return made.offer;
  };
  return useRecordEditor<Offer_OfferFragment, OfferField>(
    { record: offer, draft, onSaved },
    {
      empty: newValues(known, today),
      textsOf: (record) => valuesOf(record, writeAmount),
      showsOwnToast: true,
      create: async ({ id, ...values }) => {
        const input = { id, jobHuntId, ...termsOf(values) };
        return saved((await create({ variables: { input } })).data?.createOffer, "CREATED");
      },
      update: async ({ id, version, ...values }, base) => {
        // What is as it was stays: a document in the trash is not shown, and would be cleared.
        const input = { id, version, ...termsOf(values, base && valuesOf(base, writeAmount)) };
        return saved((await update({ variables: { input } })).data?.updateOffer, "UPDATED");
      },
    },
  );
}

/** Returns the terms as the API takes them, see `sentOf`. */
function termsOf(values: OfferValues, before?: OfferValues): Omit<UpdateOfferInput, "id" | "version"> {
  return sentOf<OfferField>(OFFER_FIELDS, values, before) as Omit<UpdateOfferInput, "id" | "version">; // choices are those of the lists
}

/** Returns what a new offer begins with: today, the days of the hunt that no offer says yet, and the currency of the last offer. */
function newValues(known: JobHuntOffers_JobHuntFragment | undefined, today: string): OfferValues {
  const { offerReceivedOn = null, answerBy = null, startsOn = null } = known?.offer === null ? known : {};
  const [last] = known?.offers.nodes ?? [];
  const receivedOn = offerReceivedOn === null || offerReceivedOn > today ? today : offerReceivedOn;
  const { payCurrency = null, payPeriod = "YEAR" } = last ?? {};
  return valuesOf({ receivedOn, answerBy, startsOn, payCurrency, payPeriod }, String);
}
