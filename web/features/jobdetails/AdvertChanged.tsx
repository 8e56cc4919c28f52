import { Button } from "../../components/controls/Button.js";
import { FilePen } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { CompareDialog } from "../../plan/known/CompareDialog.js";
import { knownMessages as messages } from "../../plan/known/knownMessages.js";
import "../../plan/known/known.css";
import { changedAdvert } from "./changedAdvert.js";
import { fieldLabels } from "./fieldMessages.js";
import type { FieldName } from "./fields.js";
import type { JobDraft, SavedDetails } from "./jobDraft.js";

interface AdvertChangedProps {
  readonly jobHuntId: string;
  readonly draft: JobDraft;
  readonly saved: SavedDetails;
}

/** Shows what changed in an advert that is captured again, before Done replaces the earlier one. */
export function AdvertChanged({ jobHuntId, draft, saved }: AdvertChangedProps) {
  const t = useT();
  const [isComparing, setComparing] = useState(false);
  const changed = changedAdvert(draft, saved);
  return (
    <>
      <div className={changed === null ? undefined : "known-job"}>
        {changed !== null && <Icon of={FilePen} />}
        <div>
          {/* What changed is not announced, as it changes with each letter typed. */}
          <b role="status">{changed !== null && t(messages.changed)}</b>
          {changed !== null && <Changes of={changed} onCompare={() => setComparing(true)} />}
        </div>
      </div>
      {isComparing && <CompareDialog jobHuntId={jobHuntId} advert={draft.advert} onClose={() => setComparing(false)} />}
    </>
  );
}

function Changes({ of, onCompare }: { readonly of: readonly FieldName[]; readonly onCompare: () => void }) {
  const t = useT();
  const intl = useIntl();
  const names = of.map((name) => t(fieldLabels[name]));
  return (
    <>
      <p>
        {names.length === 0
          ? t(messages.changedText)
          : t(messages.changedFields, { fields: intl.formatList(names, { type: "unit" }) })}
      </p>
      <div className="known-actions">
        <Button size="small" onClick={onCompare}>
          {t(messages.compare)}
        </Button>
      </div>
    </>
  );
}
