import { Button } from "../../components/controls/Button.js";
import { Suspense, useState, type ReactNode } from "react";
import { daysBetween } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { guideMessages as messages } from "./guideMessages.js";
import { GuideTexts } from "./GuideTexts.js";
import type { GuideView } from "./guideView.js";
import { GuideWarning } from "./GuideWarning.js";
import { DoneWhen, How, Situations } from "./GuideWords.js";
import { helperRole } from "./helperRole.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import "./guide.css";
import "./template.css";

const { Component: GuideChecklist } = lazyComponent(async () => (await import("./GuideChecklist.js")).GuideChecklist);

/** With so many days left to answer, more time is the first thing to ask for. */
const SHORT_DAYS = 2;

interface GuideBodyProps {
  readonly view: GuideView;
  /** Stands before the texts, where the column beside the guide does not fit. */
  readonly due?: ReactNode;
}

/** The guide of a step: why, how, when it is done, its checklist and its texts. */
export function GuideBody({ view, due }: GuideBodyProps) {
  const t = useT();
  const [shown, setShown] = useState<string>();
  const { guide, words, found } = view;
  return (
    <div className="guide">
      <p className="why" {...words}>
        {guide.why}
      </p>
      {isShort(view) && guide.shortTime !== undefined && (
        <p className="guide-short" {...words}>
          {guide.shortTime}
        </p>
      )}
      <div>
        <h3>{t(messages.how)}</h3>
        <How view={view} />
      </div>
      <DoneWhen view={view} />
      {guide.help?.map((line) => (
        <p key={line} className="guide-help" {...words}>
          {line}
        </p>
      ))}
      <Situations view={view} />
      {due}
      {guide.checks !== undefined && (
        <Suspense fallback={null}>
          <GuideChecklist view={view} />
        </Suspense>
      )}
      <GuideWarning view={view} />
      {guide.helper && (
        <div className="guide-helper">
          {found.helper?.name == null ? (
            <p>{t(messages.noHelper, { role: helperRole(view.language) ?? "helper" })}</p>
          ) : (
            <Button onClick={() => setShown("helper")}>{t(messages.askHelper, { helper: found.helper.name })}</Button>
          )}
        </div>
      )}
      <GuideTexts view={view} shown={shown} onShow={setShown} />
    </div>
  );
}

/** Returns whether hardly any days are left to answer the offer. */
function isShort({ hunt, today }: GuideView): boolean {
  if (hunt.answerBy === null) return false;
  const days = daysBetween(today, hunt.answerBy);
  return days >= 0 && days <= SHORT_DAYS;
}
