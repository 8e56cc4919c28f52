import { Button } from "../../components/controls/Button.js";
import { History } from "lucide-react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { huntSheetPath } from "../../lib/paths.js";
import { useGo } from "../../lib/useGo.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { useOwnTimeZone } from "../step/useOwnTimeZone.js";
import { knownMessages as messages } from "./knownMessages.js";
import { knownWords } from "./knownWords.js";
import type { EarlierCapture } from "./useEarlierCaptures.js";
import "./known.css";

interface KnownJobProps {
  readonly capture: EarlierCapture;
  /** Undefined: there is no advert to compare. */
  readonly onCompare: (() => void) | undefined;
  readonly onDifferent: () => void;
}

/** Warns that a job was probably captured before: what it was, how it ended, and why this may be it. It blocks nothing. */
export function KnownJob({ capture, onCompare, onDifferent }: KnownJobProps) {
  const t = useT();
  const go = useGo();
  const intl = useIntl();
  const isOnline = useOnline();
  const words = knownWords(capture, intl, t, useOwnTimeZone());
  return (
    <div className="known-job">
      <Icon of={History} />
      <div>
        <b dir="auto">{words.name}</b>
        <p dir="auto">{words.facts}</p>
        <div className="known-actions">
          <Button size="small" onClick={() => go(huntSheetPath(capture.jobHunt.id))}>
            {t(messages.open)}
          </Button>
          {onCompare !== undefined && (
            <Button size="small" disabled={!isOnline} onClick={onCompare}>
              {t(messages.compare)}
            </Button>
          )}
          <Button size="small" type="text" onClick={onDifferent}>
            {t(messages.different)}
          </Button>
        </div>
      </div>
    </div>
  );
}
