import { Button } from "../../components/controls/Button.js";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { askEndingOnArrival } from "../step/endingOnArrival.js";
import { checkMessages } from "./checkMessages.js";
import type { GuideView } from "./guideView.js";
import { JobHuntLink } from "./JobHuntLink.js";

/** The button for the case that something is wrong, and what to do then. */
export function GuideWarning({ view }: { readonly view: GuideView }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { warning } = view.guide;
  if (warning === undefined) return null;
  return (
    <div className="guide-warning">
      <Button icon={<Icon of={TriangleAlert} />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span {...view.words}>{warning.title}</span>
      </Button>
      <div role="alert">
        {isOpen && (
          <div className="guide-warning-text">
            {warning.lines.map((line) => (
              <p key={line} {...view.words}>
                {line}
              </p>
            ))}
            <JobHuntLink hunt={view.hunt} onFollow={() => askEndingOnArrival(view.hunt.id, "FALSE_OFFER")}>
              {t(checkMessages.toArchive)}
            </JobHuntLink>
          </div>
        )}
      </div>
    </div>
  );
}
