import { PencilLine } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { paths, phasePaths } from "../../lib/paths.js";
import { componentMessages } from "../../components/messages.js";
import { Icon } from "../../components/Icon.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import { dayAt } from "../../lib/days.js";
import { formatDay } from "../../lib/formatDay.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useGo } from "../../lib/useGo.js";
import { locateRuns, pageOf } from "../../lib/quotes.js";
import { useT } from "../../lib/useT.js";
import { useOwnTimeZone } from "../../plan/step/useOwnTimeZone.js";
import type { JobDetailsReadQuery } from "./jobdetails.generated.js";
import { advertMessages } from "./advertMessages.js";
import { AdvertPage } from "./AdvertPage.js";
import { CapturedFields } from "./CapturedFields.js";
import { CapturedText } from "./CapturedText.js";
import { FIELD_OF, type FieldName } from "./fields.js";
import { jobDetailsMessages } from "./messages.js";
import "./advert.css";

type JobHunt = NonNullable<JobDetailsReadQuery["jobHunt"]>;
type Details = NonNullable<JobHunt["jobDetails"]>;

interface CapturedAdvertProps {
  readonly hunt: JobHunt;
  readonly details: Details;
}

/** A captured advert: its fields on one side, its text on the other, and for each field the words it was read from. */
export function CapturedAdvert({ hunt, details }: CapturedAdvertProps) {
  const t = useT();
  const intl = useIntl();
  const go = useGo();
  const timeZone = useOwnTimeZone();
  const [shown, setShown] = useState<FieldName | null>(null);
  const text = details.advertText ?? "";
  const places = new Map(
    details.evidence?.map((read) => [FIELD_OF[read.field], { ...read, at: locateRuns(text, read) }]),
  );
  const page = pageOf(details.sourceUrl);
  const edit = () => go(paths.jobDetails);
  useShortcut("e", edit);
  return (
    <AdvertPage
      title={details.jobTitle ?? hunt.name}
      actions={
        <PulsatingButton icon={<Icon of={PencilLine} />} shortcut="E" onPress={edit}>
          {t(componentMessages.edit)}
        </PulsatingButton>
      }
    >
      <p className="advert-facts">
        <Link to={phasePaths[hunt.currentPhase]} dir="auto">
          {hunt.name}
        </Link>
        <span>
          {t(advertMessages.capturedOn, {
            date: formatDay(intl, dayAt(new Date(details.createdAt), timeZone), { dateStyle: "medium" }),
          })}
        </span>
        {page && (
          <a href={page.href} target="_blank" rel="noopener noreferrer">
            {t(jobDetailsMessages.source, { host: page.host })}
          </a>
        )}
      </p>
      <div className="captured">
        <CapturedFields details={details} places={places} shown={shown} onShow={setShown} />
        <CapturedText text={text} marked={(shown && places.get(shown)?.at) ?? []} />
      </div>
    </AdvertPage>
  );
}
