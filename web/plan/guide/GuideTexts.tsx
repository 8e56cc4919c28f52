import { useState } from "react";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { useT } from "../../lib/useT.js";
import type { GuideText } from "./guideText.js";
import type { GuideView } from "./guideView.js";
import { StepTextForm } from "./StepTextForm.js";
import { TextLanguageMenu } from "./TextLanguageMenu.js";
import { textMessages as messages } from "./textMessages.js";
import { useTextView } from "./useTextView.js";

interface GuideTextsProps {
  readonly view: GuideView;
  /** The key of the text to show. */
  readonly shown: string | undefined;
  readonly onShow: (key: string) => void;
}

const TITLES = { EMAIL: messages.email, CALL: messages.call, NOTES: messages.notes } as const;

/** The texts of a step, one at a time. */
export function GuideTexts({ view, shown, onShow }: GuideTextsProps) {
  const t = useT();
  const { texts } = view.guide;
  const [sent, setSent] = useState(false);
  const text = texts.find(({ key }) => key === shown) ?? texts[0];
  if (text === undefined) return null;
  const titleOf = (one: GuideText): string => one.title ?? t(TITLES[one.kind]);
  return (
    <div className="guide-texts">
      {texts.length > 1 && (
        <div className="text-choice" role="group" aria-label={t(messages.texts)}>
          {texts.map((one) => (
            <button key={one.key} type="button" aria-pressed={one === text} onClick={() => onShow(one.key)}>
              <span {...(one.title === undefined ? {} : view.words)}>{titleOf(one)}</span>
            </button>
          ))}
        </div>
      )}
      <TextInItsLanguage view={view} text={text} title={titleOf(text)} isSent={sent} onSent={() => setSent(true)} />
    </div>
  );
}

interface TextInItsLanguageProps {
  readonly view: GuideView;
  readonly text: GuideText;
  readonly title: string;
  readonly isSent: boolean;
  readonly onSent: () => void;
}

function TextInItsLanguage({ view, text, title, isSent, onSent }: TextInItsLanguageProps) {
  const { written, language, choose, error, tryAgain } = useTextView(view, text);
  const menu = <TextLanguageMenu language={language} onChoose={choose} />;
  if (written !== undefined) {
    const { key } = written.text;
    return (
      <StepTextForm
        key={`${key} ${language}`}
        {...written}
        title={title}
        titleWords={text.title === undefined ? undefined : view.words}
        menu={menu}
        isSent={isSent}
        onSent={onSent}
      />
    );
  }
  return (
    <>
      {menu}
      {error === undefined ? (
        <ListSkeleton rows={3} />
      ) : (
        <InlineError what={title} error={error} isBusy={false} onTryAgain={tryAgain} />
      )}
    </>
  );
}
