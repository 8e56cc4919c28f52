import { Quote } from "lucide-react";
import { useId } from "react";
import { useIntl } from "react-intl";
import { CHECK_BELOW } from "../../../schema/limits.js";
import { Icon } from "../../components/Icon.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import type { Place } from "../../lib/quotes.js";
import { useT } from "../../lib/useT.js";
import { advertMessages } from "./advertMessages.js";
import { evidenceText } from "./evidenceText.js";
import { fieldLabels } from "./fieldMessages.js";
import { FIELD_NAMES, FIELD_SHAPES, type FieldName } from "./fields.js";
import type { Evidence, SavedDetails } from "./jobDraft.js";
import { jobDetailsMessages } from "./messages.js";
import { shownValue } from "./shownValue.js";

/** Where a field was read, with the ranges of those words in the saved advert; none where they do not occur. */
interface ReadPlace extends Evidence {
  readonly at: readonly Place[];
}

interface CapturedFieldsProps {
  readonly details: SavedDetails;
  readonly places: ReadonlyMap<FieldName, ReadPlace>;
  /** The field whose words are marked. */
  readonly shown: FieldName | null;
  readonly onShow: (name: FieldName | null) => void;
}

/** The captured fields of a job; fields the advert does not have are left out. */
export function CapturedFields({ details, places, shown, onShow }: CapturedFieldsProps) {
  const t = useT();
  const intl = useIntl();
  const id = useId();
  const names = FIELD_NAMES.filter((name) => details[name] !== null);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="unseen">
        {t(advertMessages.fields)}
      </h3>
      <dl className="captured-fields">
        {names.map((name) => (
          <div key={name} data-kind={FIELD_SHAPES[name].kind}>
            <dt>{t(fieldLabels[name])}</dt>
            <dd>
              <p dir="auto">{withLineEnds(shownValue(intl, name, details[name] ?? ""))}</p>
              <Read
                name={name}
                value={details[name] ?? ""}
                place={places.get(name)}
                isShown={shown === name}
                onShow={onShow}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ReadProps {
  readonly name: FieldName;
  readonly value: string;
  readonly place: ReadPlace | undefined;
  readonly isShown: boolean;
  readonly onShow: (name: FieldName | null) => void;
}

/** The source of a field; a button where its words can be marked in the advert. */
function Read({ name, value, place, isShown, onShow }: ReadProps) {
  const t = useT();
  if (place === undefined) return null;
  // A long field is a quote of the advert, which is not repeated.
  const isLong = FIELD_SHAPES[name].kind === "text";
  const words = evidenceText(isLong ? { ...place, quote: null } : place, value, t);
  const check = place.confidence < CHECK_BELOW && <em>{t(jobDetailsMessages.check)}</em>;
  if (place.at.length === 0) {
    return (
      <span className="captured-source">
        {words} {check}
      </span>
    );
  }
  return (
    <span className="captured-source">
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={t(advertMessages.show, { evidence: words, field: t(fieldLabels[name]) })}
        onClick={() => onShow(isShown ? null : name)}
      >
        <Icon of={Quote} size={13} />
        <span>{words}</span>
      </button>{" "}
      {check}
    </span>
  );
}
