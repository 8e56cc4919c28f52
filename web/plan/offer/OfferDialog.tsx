import { Alert } from "../../components/controls/Alert.js";
import { Button } from "../../components/controls/Button.js";
import { useRef, useState } from "react";
import { ConflictInWords } from "../../components/ConflictInWords.js";
import { FormDialog } from "../../components/FormDialog.js";
import { screenMessages } from "../../components/screenMessages.js";
import { useLeaveGuard } from "../../lib/leaveGuard.js";
import { tableOf } from "../../lib/tableOf.js";
import { namesOf } from "../../lib/textFields.js";
import { useDraft } from "../../lib/useDraft.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { useFaultFocus } from "../appointment/useFaultFocus.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { useToday } from "../step/useToday.js";
import { useHuntOffersQuery, type JobHuntOffers_JobHuntFragment, type Offer_OfferFragment } from "./offer.generated.js";
import { OfferFields } from "./OfferFields.js";
import { offerLabels, offerMessages as messages } from "./offerMessages.js";
import { faultsOf, OFFER_FIELDS, type OfferField, type OfferValues } from "./offerValues.js";
import { useOfferOptions } from "./useOfferOptions.js";
import { useOfferEditor } from "./useOfferEditor.js";
import { useRemoveOffer } from "./useRemoveOffer.js";
import "../appointment/dialog.css";

interface OfferDialogProps {
  readonly jobHunt: { readonly id: string; readonly name: string };
  /** Undefined for a new one. */
  readonly offer: Offer_OfferFragment | undefined;
  readonly onClose: () => void;
}

/** Records an offer, or changes one. Escape keeps what was typed, Cancel drops it. */
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
  const isOnline = useOnline();
  const today = useToday();
  const days = useDayTexts();
  const draft = useDraft(`offer.${offer?.id ?? `new.${jobHunt.id}`}`);
  const editor = useOfferEditor({ jobHuntId: jobHunt.id, known, offer: now, today, draft, onSaved: onClose });
  const [values, setValues] = useState<OfferValues>(editor.initial);
  const [isTried, setTried] = useState(false);
  const options = useOfferOptions(jobHunt.id, offer?.document ?? null);
  const form = useRef<HTMLFormElement>(null);
  const focusFault = useFaultFocus(form);
  const faults = faultsOf(values, today);
  const words = (name: OfferField, value: string): string => {
    if (value === "") return "";
    if (OFFER_FIELDS[name].kind === "day") return days.date(value);
    return options[name]?.find(([one]) => one === value)?.[1] ?? value;
  };
  const change = (changed: Partial<OfferValues>): void => {
    const next = { ...values, ...changed };
    setValues(next);
    editor.keep(next);
  };
  const cancel = (): void => {
    draft.discard();
    onClose();
  };
  const remove = useRemoveOffer(cancel);
  useLeaveGuard(draft.read() !== undefined && !editor.isBusy);
  const save = (): void => {
    setTried(true);
    if (Object.keys(faults).length === 0) void editor.submit(values);
    else focusFault();
  };
  return (
    <FormDialog
      title={t(messages.title)}
      width={640}
      className="appt-dialog"
      head={
        <p className="appt-of" dir="auto">
          {jobHunt.name}
        </p>
      }
      form={{ ref: form, className: "appt-form", noValidate: true, autoComplete: "off" }}
      isBusy={editor.isBusy}
      actions={
        offer && (
          <Button
            type="text"
            danger
            disabled={!isOnline}
            title={isOnline ? undefined : t(screenMessages.offlineHint)}
            onClick={() => remove(offer.id)}
          >
            {t(messages.remove)}
          </Button>
        )
      }
      onSave={save}
      onCancel={cancel}
      onClose={onClose}
    >
      <ConflictInWords
        edited={editor.edited}
        values={values}
        words={words}
        labels={tableOf(namesOf(offerLabels).map((name) => [name, t(offerLabels[name])]))}
        error={editor.error}
        refused={editor.refused}
        onTake={change}
        onSaveAgain={save}
      />
      {editor.restored && <Alert type="info" title={t(messages.restored)} />}
      <OfferFields
        options={options}
        isNew={offer === undefined}
        values={values}
        faults={isTried ? faults : {}}
        today={today}
        onChange={change}
      />
    </FormDialog>
  );
}
